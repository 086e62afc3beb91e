import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKitPrograms } from '@bandwise/config/browsers';
import { findFreePort } from '@bandwise/config/free-port';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { startChild, waitUntilAnswers } from '../processes/child.ts';
import { startDisplay } from './display.ts';

const WINDOW = { x: 0, y: 0, width: 1440, height: 900 };

/** WebKitGTK, which starts a browser with nothing stored for each session; one session at a time. */
export interface WebKit {
  open(): Promise<WebDriver>;
  stop(): Promise<void>;
}

export async function startWebKit(programs: WebKitPrograms): Promise<WebKit> {
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-webkit-'));
  const display = await startDisplay(programs.display, WINDOW);
  const port = await findFreePort();
  const log = join(folder, 'log');
  const env = { DISPLAY: display.name, HOME: folder, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = startChild(programs.driver, [`--port=${port}`], { env, log });
  const stop = async () => {
    await driver.stop('SIGTERM');
    await display.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilAnswers(`${url}/status`, { child: driver, log });
  } catch (error) {
    await stop();
    throw error;
  }
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  };
  return {
    async open() {
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      await session.manage().window().setRect(WINDOW);
      return session;
    },
    stop,
  };
}
