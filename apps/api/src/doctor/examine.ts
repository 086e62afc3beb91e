import type { Config } from '../config/config.ts';
import { examineDatabase } from './examine-database.ts';
import { examineDisk } from './examine-disk.ts';
import { examineMail } from './examine-mail.ts';
import { examineSettings } from './examine-settings.ts';
import { examineSecondReader } from './examine-second-reader.ts';
import type { Finding } from './finding.ts';

/** Checks everything that the product needs; changes nothing and prints no secrets. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  return [
    ...(await examineSettings(config)),
    ...(await examineDisk(config)),
    ...(await examineDatabase(config)),
    ...(await examineMail(config)),
    ...(await examineSecondReader(config)),
  ];
}
