import { readFileSync } from 'node:fs'

const readme = readFileSync(
  new URL('../../../README.md', import.meta.url),
  'utf8',
)
const serverPage = readFileSync(
  new URL('../../../docs/server-rendering.md', import.meta.url),
  'utf8',
)

/** Returns the lines of the 'Install' section, as users copy them. */
export function readInstallLines() {
  const section = readme.split('\n## Install\n')[1]?.split('\n## ')[0] ?? ''
  const block = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
  return block.trim().split('\n')
}

/**
 * Returns the complete files of a document, by path. If two have the same
 * path, the first one counts: the second is an alternative.
 *
 * @param {'README.md' | 'docs/server-rendering.md'} name
 * @returns {Map<string, string>}
 */
export function readFiles(name) {
  const text = name === 'README.md' ? readme : serverPage
  const files = new Map()
  for (const [, code = ''] of text.matchAll(/```tsx?\n([\s\S]*?)```/g)) {
    const path = /^\/\/ ([\w/]+\.tsx?)\n/.exec(code)?.[1]
    if (path && !files.has(path)) files.set(path, code)
  }
  return files
}
