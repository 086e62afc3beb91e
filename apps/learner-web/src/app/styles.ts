// Beyond what every screen of the product needs (`@bandwise/ui`): what this app's first screens use.
import '@mantine/core/styles/Pagination.layer.css';
