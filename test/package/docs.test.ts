import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documents, placeSamples, samples } from './samples/readSamples.js'

const root = new URL('../..', import.meta.url).pathname
const cache = join(root, 'node_modules/.cache/docs')

/** Documentation pages of each entry point, by its file. */
const pages: Readonly<Record<string, readonly string[]>> = {
  actions: ['actions.md'],
  api: ['api.md'],
  components: ['components.md'],
  connectors: ['connectors.md'],
  frame: ['frame.md'],
  hosts: ['hosts.md'],
  kit: ['latchkey.md'],
  index: ['latchkey.md', 'errors.md'],
  query: ['query.md'],
  server: ['server.md', 'errors.md'],
  siwx: ['sign-in.md'],
  solana: ['solana.md'],
  solanaAdapter: ['solana.md'],
  solanaKit: ['solana.md'],
  testing: ['testing.md'],
  testingMsw: ['testing.md'],
}

describe('entry points', () => {
  const folder = join(root, 'src/exports')

  test('default: every entry point has its page', () => {
    const entryPoints = readdirSync(folder).map((file) =>
      file.replace('.ts', ''),
    )
    expect(entryPoints.sort()).toEqual(Object.keys(pages).sort())
  })

  for (const [entryPoint, files] of Object.entries(pages))
    test(`behavior: every name of ${entryPoint} is on its page`, () => {
      const source = readFileSync(join(folder, `${entryPoint}.ts`), 'utf8')
      const names = toNames(source)
      expect(names.length).toBeGreaterThan(0)
      const text = files
        .map((file) => readFileSync(join(root, 'docs', file), 'utf8'))
        .join('\n')
      const missing = names.filter((name) => !hasWord(text, name))
      expect(missing).toEqual([])
    })
})

describe('errors', () => {
  const folder = join(root, 'src/core/errors')
  const sources = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const page = readFileSync(join(root, 'docs/errors.md'), 'utf8')

  test('default: every code is documented', () => {
    const codes = sources.flatMap((source) =>
      [...source.matchAll(/code: '([A-Z_0-9]+)'|^ {2}([A-Z_0-9]+): \[/gm)].map(
        ([, one, other]) => one ?? other,
      ),
    )
    expect(codes.length).toBeGreaterThan(50)
    const missing = codes.filter((code) => !page.includes(`\`${code}\``))
    expect(missing).toEqual([])
  })

  test('behavior: the messages of Solana errors are documented word for word', () => {
    const rows = [
      ...readFileSync(join(folder, 'solana.ts'), 'utf8').matchAll(
        /^ {2}[A-Z_]+: \[\s*(['"])(.*?)\1,/gms,
      ),
    ]
    expect(rows.length).toBeGreaterThan(10)
    const missing = rows.filter(([, , sentence = '']) => {
      return !page.includes(sentence)
    })
    expect(missing.map(([, , sentence]) => sentence)).toEqual([])
  })
})

describe('tokens of the components', () => {
  const css = readFileSync(
    join(root, 'src/components/styles/tokens.css'),
    'utf8',
  )
  const page = readFileSync(join(root, 'docs/theming.md'), 'utf8')
  const declared = toTokens(css)
  const rows = [...page.matchAll(/^\| `--latchkey-([\w-]+)` +\| (.*?) +\|/gm)]

  test('default: the table lists every token and no others', () => {
    expect(declared.length).toBeGreaterThan(0)
    const names = declared.map(({ name }) => name)
    expect(rows.map(([, name]) => name).sort()).toEqual(names.sort())
  })

  test('behavior: the table lists the defaults for light and dark', () => {
    /** Too long for the table. */
    const inWords = ['font-family', 'on-accent']
    const wrong = declared.filter(({ name, values }) => {
      const cell = rows.find((row) => row[1] === name)?.[2]
      const expected = values.map((value) => `\`${value}\``).join(', ')
      return !inWords.includes(name) && cell !== expected
    })
    expect(wrong).toEqual([])
  })
})

describe('examples in the docs', () => {
  test('default: every example type-checks', { timeout: 300_000 }, () => {
    expect(samples.length).toBeGreaterThan(100)
    const output = check(placeSamples())
    expect(output).toBe('')
  })

  test('behavior: detects a wrong example', { timeout: 120_000 }, () => {
    const code =
      "import { authFrame } from 'latchkey/connectors'\nauthFrame({})"
    expect(check([{ name: 'wrong.tsx', code }])).toContain('projectId')
  })

  /** `hosts: reown`, or the relay of it. */
  const isReown = (code: string) => /hosts: (reown|\{[^}]*reown)/.test(code)

  test('behavior: one project for all first samples', () => {
    const wrong = samples.filter(({ code }) => {
      const ids = [...code.matchAll(/projectId: '([^']*)'/g)]
      const hosts = /\bhosts: /.test(code)
      return ids.some(([, id]) => {
        if (id === 'YOUR_PROJECT_ID') return !isReown(code)
        if (id === 'my-app') return !hosts
        return id !== 'local' && id !== 'test'
      })
    })
    expect(wrong.map(({ file, index }) => `${file} ${index}`)).toEqual([])
    const local = samples.filter(({ code }) =>
      code.includes("projectId: 'local'"),
    )
    expect(local.length).toBeGreaterThan(30)
  })

  test('behavior: samples declare nothing that they do not have', () => {
    const wrong = samples.filter(({ code }) =>
      /^(export )?declare (?!module)/m.test(code),
    )
    expect(wrong.map(({ file, index }) => `${file} ${index}`)).toEqual([])
  })

  /** Where an app begins: pages to follow, and complete apps. */
  const starters = [
    ...samples.filter(
      ({ code, file }) =>
        /README|get-started|connect-with-components|from-/.test(file) &&
        code.includes('createKit('),
    ),
    ...readdirSync(join(root, 'examples')).flatMap((name) => {
      const file = join('examples', name)
      const code = readdirSync(join(root, file), { recursive: true })
        .map(String)
        .filter((path) => /^(app|src)\/[^.]*\.tsx?$/.test(path))
        .map((path) => readFileSync(join(root, file, path), 'utf8'))
        .join('\n')
      return [{ code, file, index: 0 }]
    }),
  ]

  test('behavior: every start follows the theme of the system, and says why', () => {
    expect(starters.length).toBeGreaterThan(12)
    const wrong = starters
      // What draws every pixel itself has no modal.
      .filter(({ file }) => !/hooks|headless|self-hosting/.test(file))
      .filter(
        ({ code }) =>
          !code.includes("theme: { mode: 'auto' }") ||
          !code.includes("follows the system's theme"),
      )
    expect(wrong.map(({ file, index }) => `${file} ${index}`)).toEqual([])
  })

  test('behavior: no example needs other hosts than the local server', () => {
    const examples = starters.filter(({ file }) => file.startsWith('examples'))
    expect(examples.length).toBeGreaterThan(5)
    for (const { code, file } of examples) {
      expect(code, file).toContain("projectId: 'local'")
      expect(code, file).not.toMatch(/hosts: \{ (frame|api)|foundry|localnet/)
    }
  })

  for (const part of ['createConfig(', '<ConnectButton'])
    test(`behavior: ${part} takes ten lines at most`, () => {
      const example = samples.find(
        ({ code, file }) => file === 'README.md' && code.includes(part),
      )
      const lines = (example?.code.trim().split('\n') ?? [])
        .filter(Boolean)
        .filter((line) => !line.startsWith('// '))
      expect(lines.length).toBeGreaterThan(3)
      expect(lines.length).toBeLessThanOrEqual(10)
    })

  test('behavior: the tests of the guide run as they are printed', () => {
    const printed = samples.filter(
      ({ file }) => file === 'docs/test-your-app.md',
    )
    const files = readdirSync(join(root, 'test/guide')).map((file) =>
      readFileSync(join(root, 'test/guide', file), 'utf8'),
    )
    expect(printed.map(({ code }) => code)).toEqual(files)
  })

  test('behavior: links between the docs are not broken', () => {
    const broken = documents.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      return links
        .map((link) => join(file, '..', link[1] ?? ''))
        .filter((path) => !exists(join(root, path)))
        .map((path) => `${file}: ${path}`)
    })
    expect(broken).toEqual([])
  })
})

/** Returns the re-exported names, including types. */
function toNames(source: string) {
  const lists = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  return lists.flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^(?:type |\w+ as )/, ''))
      .filter(Boolean),
  )
}

function hasWord(text: string, word: string) {
  return new RegExp(`\\b${word}\\b`).test(text)
}

/**
 * Returns the tokens that a page may override, with one value, or those for
 * light and dark.
 */
function toTokens(css: string) {
  const found = [...css.matchAll(/^ {2}--latchkey-([\w-]+):([^;]*);/gm)]
  return found.map(([, name = '', text = '']) => {
    const value = text.replace(/\s+/g, ' ').replaceAll('( ', '(').trim()
    const both = /^light-dark\((.*?\)|[^,(]*), ?(.*)\)$/.exec(value)
    const values = (both?.slice(1) ?? [value]).map((one) => one.trim())
    return { name, values }
  })
}

function check(files: { name: string; code: string }[]) {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    join(cache, 'next.d.ts'),
    "declare module '@web3icons/core/*' {\n" +
      '  const svg: string\n  export default svg\n}\n' +
      "declare module '@web3icons/core/*' {\n  const svg: string\n" +
      '  export default svg\n}\n' +
      "declare module 'next/headers' {\n" +
      '  export function headers(): Promise<Headers>\n}\n' +
      "declare module 'express' {\n" +
      "  import type { IncomingMessage, ServerResponse } from 'node:http'\n" +
      '  type Listener = (request: IncomingMessage, response: ServerResponse) => unknown\n' +
      '  export default function express(): {\n' +
      '    use(path: string, listener: Listener): void\n' +
      '    listen(port: number): void\n  }\n}\n',
  )
  for (const { code, name } of files) {
    mkdirSync(join(cache, name, '..'), { recursive: true })
    writeFileSync(join(cache, name), `${code}\nexport {}\n`)
  }
  const up = '../../..'
  writeFileSync(
    join(cache, 'tsconfig.json'),
    JSON.stringify({
      extends: `${up}/tsconfig.json`,
      compilerOptions: {
        noUnusedLocals: false,
        paths: {
          latchkey: [`${up}/src/exports/index.ts`],
          'latchkey/solana/adapter': [`${up}/src/exports/solanaAdapter.ts`],
          'latchkey/solana/kit': [`${up}/src/exports/solanaKit.ts`],
          'latchkey/testing/msw': [`${up}/src/exports/testingMsw.ts`],
          'latchkey/*': [`${up}/src/exports/*.ts`],
          ...Object.fromEntries(
            ['wallet', 'server', 'devnet'].flatMap((name) => [
              [
                `latchkey-${name}`,
                [`${up}/packages/${name}/src/exports/index.ts`],
              ],
              [
                `latchkey-${name}/*`,
                [`${up}/packages/${name}/src/exports/*.ts`],
              ],
            ]),
          ),
        },
      },
      include: ['./**/*.ts', './**/*.tsx'],
      exclude: [],
    }),
  )
  try {
    execFileSync('npx', ['tsc', '--noEmit', '-p', cache], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

function exists(path: string) {
  try {
    readFileSync(path)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EISDIR'
  }
}
