import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { publicConfigQuery } from '../../shared/config/public-config.ts';
import { LoadingText } from '../../shared/layout/loading-text.tsx';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { consoleAddress } from './console-address.ts';

interface ToConsoleProps {
  /** The page for these addresses if no other origin serves the console. */
  readonly otherwise: ReactNode;
}

/** Opens the console if it is deployed at another origin. The console itself requires users to sign in. */
export function ToConsole({ otherwise }: ToConsoleProps) {
  const { api, leaveFor } = useServices();
  const location = useLocation();
  const { data: config, isPending } = useQuery(publicConfigQuery(api));
  const address = config ? consoleAddress(config.adminWebUrl, globalThis.location.origin, location) : null;
  useEffect(() => {
    if (address !== null) leaveFor(address);
  }, [address, leaveFor]);
  if (isPending || address !== null) return <LoadingText>{texts.common.loading}</LoadingText>;
  return otherwise;
}
