/** Helpers that workarounds are built with, not workarounds themselves. */
const tools = [
  'createWorkarounds.ts',
  'replaceMethods.ts',
  'trackRequests.ts',
  'types.ts',
  'waitForReconnect.ts',
]
const isSeen = /Seen in @wagmi\/core \d/
const isLinked = /https:\/\/github\.com\/wevm\/wagmi\//

/**
 * Returns the files of `src/connectors/wagmi` whose header does not state
 * which wagmi version has the fault, where it is, and what goes wrong without
 * the file, or that have no test showing the fault in bare wagmi.
 *
 * @param files - Sources by name.
 */
export function findUnproven(files: Readonly<Record<string, string>>) {
  return Object.keys(files)
    .filter((name) => !/\.test(?:-d)?\.ts$/.test(name) && !tools.includes(name))
    .filter((name) => {
      const head = toHead(files[name] ?? '')
      const test = findTest(files, name.replace(/\.ts$/, ''))
      return !(
        isSeen.test(head) &&
        isLinked.test(head) &&
        head.includes('Without it') &&
        /'(error: )?bare wagmi/.test(test)
      )
    })
}

/** Its name may say how it runs: `a.dom.apart.test.ts`. */
function findTest(files: Readonly<Record<string, string>>, stem: string) {
  const name = Object.keys(files).find((file) =>
    /^(?:\.dom)?(?:\.apart)?\.test\.ts$/.test(
      file.startsWith(stem) ? file.slice(stem.length) : '',
    ),
  )
  return (name && files[name]) ?? ''
}

/** The comments between the imports and the code. */
function toHead(source: string) {
  const rest = source.replace(/^import\b[^;]*?from '[^']+'$/gm, '').trimStart()
  const heads = [...rest.matchAll(/\/\*\*[\s\S]*?\*\/|^\/\/.*$/gm)]
  let end = 0
  for (const { 0: text, index } of heads) {
    if (rest.slice(end, index).trim()) break
    end = index + text.length
  }
  return rest.slice(0, end).replace(/\s+(?:\*|\/\/) /g, ' ')
}
