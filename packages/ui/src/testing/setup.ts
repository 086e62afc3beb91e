import './browser-stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need longer than a second to show what it will.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
