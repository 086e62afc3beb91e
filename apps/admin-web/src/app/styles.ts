// The component styles that the console adds to the base set of ui.
import '@mantine/core/styles/AppShell.css';
import '@mantine/core/styles/Burger.css';
import '@mantine/core/styles/NavLink.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Tabs.css';
