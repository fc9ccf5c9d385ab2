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

const root = new URL('..', import.meta.url).pathname
const cache = join(root, 'node_modules/.cache/docs')

describe('examples in the documents', () => {
  const documents = [
    'README.md',
    ...readdirSync(join(root, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => join('docs', file)),
  ]
  const examples = documents.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return toExamples(text).map((code, index) => ({ code, file, index }))
  })

  test('default: every example type-checks', { timeout: 120_000 }, () => {
    expect(examples.length).toBeGreaterThan(10)
    const output = check(
      examples.map((example) => ({
        name: `${example.file.replace(/\W/g, '_')}_${example.index}`,
        code: example.code,
      })),
    )
    expect(output).toBe('')
  })

  test('behavior: a wrong example is found', { timeout: 120_000 }, () => {
    const code =
      "import { authFrame } from 'latchkey/connectors'\nauthFrame({})"
    expect(check([{ name: 'wrong', code }])).toContain('projectId')
  })

  test('behavior: adding to a wagmi config takes ten lines at most', () => {
    const example = examples.find(
      ({ code, file }) =>
        file === 'README.md' && code.includes('createConfig('),
    )
    const lines = example?.code.trim().split('\n').filter(Boolean) ?? []
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.length).toBeLessThanOrEqual(10)
  })

  test('behavior: links between the documents lead somewhere', () => {
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

function toExamples(text: string) {
  return [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(
    (match) => match[1] ?? '',
  )
}

function check(files: { name: string; code: string }[]) {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  for (const { code, name } of files)
    writeFileSync(join(cache, `${name}.tsx`), `${code}\nexport {}\n`)
  const up = '../../..'
  writeFileSync(
    join(cache, 'tsconfig.json'),
    JSON.stringify({
      extends: `${up}/tsconfig.json`,
      compilerOptions: {
        noUnusedLocals: false,
        paths: {
          latchkey: [`${up}/src/exports/index.ts`],
          'latchkey/*': [`${up}/src/exports/*.ts`],
        },
      },
      include: ['./*.tsx'],
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
