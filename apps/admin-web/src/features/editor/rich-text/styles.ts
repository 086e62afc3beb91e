// The Mantine component styles that only the editor uses; they come with its chunk.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Menubar.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/core/styles/Toolbar.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
