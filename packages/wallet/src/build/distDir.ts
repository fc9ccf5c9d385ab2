import { join } from 'node:path'

/** Directory of the built pages; `buildWallet` fills it. */
export const distDir = join(import.meta.dirname, '../../dist')
