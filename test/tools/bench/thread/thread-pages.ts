import { bundle } from '../bundle.js';

export const PLAIN = 'hand-written';
export const OURS = 'message-thread';

const pageOf = (name: string) => new URL(`pages/${name}`, import.meta.url);

/** Both pages; ours is made of the sources: no entry of the package has the list alone. */
export async function threadPages(): Promise<{ readonly plain: string; readonly ours: string }> {
  const [plain, ours] = await Promise.all([bundle(pageOf(`${PLAIN}.ts`)), bundle(pageOf(`${OURS}.tsx`))]);
  return { plain, ours };
}
