import { notifications } from '@mantine/notifications';

/** Short messages in the corner. The theme shows one at a time, for five seconds. */
export const toast = {
  success: (message: string) => show(message, 'green'),
  problem: (message: string) => show(message, 'red'),
};

function show(message: string, color: string): void {
  // The newest takes the place of the one on screen instead of waiting behind it.
  notifications.clean();
  notifications.show({ message, color });
}
