import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const RoomPage = lazy(async () => {
  const { RoomPage: Page } = await import('../features/rooms/room-page.tsx');
  return { default: Page };
});

/** The exam room is loaded when it is opened. */
export function RoomRoute() {
  return (
    <FetchedPage>
      <RoomPage />
    </FetchedPage>
  );
}
