import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

/** One toast at a time, for five seconds (learner specification, section 9). */
export function Toasts() {
  return <Notifications limit={1} autoClose={5000} position="top-right" />;
}
