import './browser-stand-ins.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { configureQueries } from './configure-queries.ts';

configureQueries(15_000);

afterEach(cleanup);
