import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const pages = {
  harness: here('../harness'),
  frame: here('../../../packages/wallet'),
}

/**
 * Builds a page without the one line that ends in `// guard: <guard>`.
 *
 * Minified as the real page is: browsers fetch the script of its worker past
 * what a test serves, so its name has to be the same.
 *
 * @returns Directory of the built page.
 */
export async function buildWithout(
  guard: string,
  page: keyof typeof pages,
): Promise<string> {
  const outDir = here(`../../../node_modules/.cache/guards/${guard}`)
  const mark = `// guard: ${guard}\n`
  let removed = 0
  await build({
    configFile: `${pages[page]}/vite.config.ts`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'without-guard',
        enforce: 'pre',
        transform(code) {
          if (!code.includes(mark)) return undefined
          const lines = code.split('\n')
          const kept = lines.filter((line) => !`${line}\n`.endsWith(mark))
          removed += lines.length - kept.length
          return { code: kept.join('\n'), map: null }
        },
      },
    ],
  })
  if (removed !== 1) throw new Error(`${guard}: ${removed} lines were removed`)
  return outDir
}
