import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKitPrograms } from '@bandwise/config/browsers';
import { findFreePort } from '@bandwise/config/free-port';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { startChild, waitUntilAnswers } from '../processes/child.ts';
import { startDisplay } from './display.ts';

const WINDOW = { x: 0, y: 0, width: 1440, height: 900 };

/** WebKitGTK. Each session is a new browser without stored data; only one can run at a time. */
export interface WebKit {
  open(): Promise<WebDriver>;
  stop(): Promise<void>;
}

export async function startWebKit(programs: WebKitPrograms): Promise<WebKit> {
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-webkit-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const display = await startDisplay(programs.display, WINDOW);
    ends.push(display.stop);
    const port = await findFreePort();
    const log = join(folder, 'log');
    const env = { DISPLAY: display.name, HOME: folder, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
    const driver = startChild(programs.driver, [`--port=${port}`], { env, log });
    ends.push(() => driver.stop('SIGTERM'));
    const url = `http://127.0.0.1:${port}`;
    await waitUntilAnswers(`${url}/status`, { child: driver, log });
    return { open: () => openSession(url, programs.browser), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(url: string, binary: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  try {
    await session.manage().window().setRect(WINDOW);
    return session;
  } catch (error) {
    await session.quit();
    throw error;
  }
}
