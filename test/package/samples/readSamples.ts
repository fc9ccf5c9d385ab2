import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export type Sample = {
  code: string
  /** The document, from the root of the repository. */
  file: string
  /** Place among the samples of the document. */
  index: number
  /** Of samples that are whole files: `// src/App.tsx`. */
  path: string | undefined
}

/** The README and the pages of `docs`. */
export const documents: readonly string[] = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

/** Samples in TypeScript, without what a page shows of another kit. */
export const samples: readonly Sample[] = documents.flatMap((file) =>
  toSamples(readFileSync(join(root, file), 'utf8')).map((sample, index) => ({
    ...sample,
    ...{ file, index },
  })),
)

/** Files that pages refer to without showing them, and where they are shown. */
const shared: readonly [path: string, file: string][] = [
  ['src/wagmi.ts', 'README.md'],
  ['src/auth.ts', 'docs/sign-in-with-your-backend.md'],
]

/**
 * The samples as files, in a folder for each document. Where a later sample
 * replaces a file, the earlier one lies beside it, for the same imports.
 */
export function placeSamples(): { code: string; name: string }[] {
  const own = samples.map((sample, at) => {
    const { code, file, index, path = `${index}.tsx` } = sample
    const isLast = !samples
      .slice(at + 1)
      .some((later) => later.file === file && later.path === path)
    const place = isLast ? path : path.replace('.', `.${index}.`)
    return { code, name: join(toFolder(file), place) }
  })
  const others = shared.flatMap(([path, from]) => {
    const code = samples.find(
      (one) => one.file === from && one.path === path,
    )?.code
    if (code === undefined) throw new Error(`${from} has no ${path}`)
    return documents
      .filter((file) =>
        samples.every((one) => one.file !== file || one.path !== path),
      )
      .map((file) => ({ code, name: join(toFolder(file), path) }))
  })
  return [...others, ...own]
}

/** Folder of the samples of a document. */
export const toFolder = (file: string): string => file.replace(/\W/g, '_')

function toSamples(text: string) {
  return [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => ({
    code,
    path: /^\/\/ ([\w/[\]]+\.tsx?)\n/.exec(code)?.[1],
  }))
}
