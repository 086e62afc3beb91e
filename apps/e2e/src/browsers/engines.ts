import { startOwnProduct, type OwnProduct } from '../own-product.ts';
import { addContent } from '../processes/add-content.ts';
import { startDatabase } from '../processes/database.ts';
import { ADMIN } from '../test.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** Starts a product for one journey on one of the two databases, with the demo administrator and a reading test. */
export async function startProductOn(engine: Engine): Promise<OwnProduct> {
  if (engine === 'PGlite') return startOwnProduct();
  const database = await startDatabase();
  try {
    const product = await startOwnProduct({ DATABASE_URL: database.url });
    const stop = async () => {
      await product.stop();
      await database.stop();
    };
    await addContent({
      env: { DATABASE_URL: database.url, DATA_DIR: product.dataDir },
      admin: ADMIN,
      exams: ['reading-1'],
    });
    return { ...product, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
