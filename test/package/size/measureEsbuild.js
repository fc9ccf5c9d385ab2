import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Builds a page by esbuild with code splitting, and returns the gzipped bytes
 * of the scripts that load with it.
 *
 * esbuild splits by file: with the whole of `latchkey`, whatever a view uses of
 * it is loaded with the page.
 *
 * @param {string} path - Folder of the page, from the root of the repository.
 * @param {{ hasSmallEntry?: boolean }} [options] - Whether the page imports the
 * kit from `latchkey/kit`.
 * @returns {Promise<number>}
 */
export async function measureEsbuild(path, { hasSmallEntry = false } = {}) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, path, 'main.tsx')],
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    metafile: true,
    minify: true,
    outdir: join(root, '.cache/pages/esbuild'),
    plugins: hasSmallEntry ? [smallEntry] : [],
    splitting: true,
    // As an app resolves the package, not as this repository does.
    tsconfigRaw: '{}',
    write: false,
  })
  const texts = new Map(
    outputFiles.map(({ contents, path }) => [path, contents]),
  )
  const [entry] = Object.keys(metafile.outputs).filter(
    (name) => metafile.outputs[name]?.entryPoint === `${path}/main.tsx`,
  )
  const files = new Set(entry ? [entry] : [])
  for (const file of files)
    for (const one of metafile.outputs[file]?.imports ?? [])
      if (one.kind === 'import-statement' && !one.external) files.add(one.path)
  return [...files]
    .map((file) => gzipSync(texts.get(join(root, file)) ?? '').length)
    .reduce((total, bytes) => total + bytes, 0)
}

/** @type {import('esbuild').Plugin} */
const smallEntry = {
  name: 'small-entry',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^latchkey$/ }, ({ kind, resolveDir }) =>
      resolve('latchkey/kit', { kind, resolveDir }),
    )
  },
}
