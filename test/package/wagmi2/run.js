import assert from 'node:assert/strict'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  expectSuccess,
  manifest,
  npmInstall,
} from '../../../scripts/consumer.js'
import { countVitest } from '../../../scripts/counts.js'
import { listVitestFailures } from '../../../scripts/failures.js'
import { run } from '../../../scripts/process.js'
import { listDependents } from './listDependents.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const folder = join(root, '.cache/wagmi2')
const packages = join(folder, 'packages')
/**
 * A copy of the repository. It finds the packages below in its own
 * `node_modules`, and all others in those of the repository around it.
 */
const tree = join(folder, 'tree')
const report = join(folder, 'unit.json')

/** The `@wagmi/core` of wagmi 3, for a test that mixes both. */
const newerCore = join(
  root,
  'node_modules/@wagmi/core/dist/esm/exports/index.js',
)

const TIMEOUT_MS = 30 * 60_000

/** The lowest of the peer ranges, and the last React 18. */
const versions = {
  ...pick(manifest.peerDependencies, ['@solana/kit', 'wagmi'], toLowest),
  // The one that this wagmi requires.
  '@wagmi/core': '2.22.1',
  react: '18.3.1',
  'react-dom': '18.3.1',
}

/** What imports wagmi, viem or React: each has to find the same copy. */
const others = pick(manifest.devDependencies, [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@radix-ui/react-dialog',
  '@solana/wallet-adapter-base',
  '@solana/wallet-adapter-react',
  '@solana/web3.js',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/react',
  'viem',
])

/** Tests of files, and those that the docs print, with the names of wagmi 3. */
const elsewhere = /^test\/(architecture|guide|package)\/(?!wagmi2)/

/**
 * Runs the unit tests that wagmi or React can change, and compiles the sources,
 * with the lowest wagmi 2 and React 18. Parameters are the files of the tests.
 */
async function testWagmi2() {
  const asked = process.argv.slice(2)
  await install()
  const files = await copy()
  link()
  const types = await run(`${bin}/tsc`, ['--project', 'wagmi2.json'], {
    cwd: tree,
  })
  process.stdout.write(types.output)
  rmSync(report, { force: true })
  const units = await run(
    `${bin}/vitest`,
    [
      'run',
      ...(asked.length > 0 ? asked : listTests(files)),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: tree,
      env: { LATCHKEY_NEWER_CORE: newerCore },
      timeoutMs: TIMEOUT_MS,
    },
  )
  const read = existsSync(report) && JSON.parse(readFileSync(report, 'utf8'))
  if (!read) process.stdout.write(units.output)
  else
    for (const failure of listVitestFailures(read))
      process.stdout.write(`FAILED ${failure}\n`)
  const { failed, passed } = countVitest(read || undefined, units.code)
  const total = failed + (types.code === 0 ? 0 : 1)
  process.stdout.write(`${passed} passed, ${total} failed\n`)
  return total
}

async function install() {
  const wanted = JSON.stringify({
    private: true,
    dependencies: { ...versions, ...others },
    overrides: manifest.overrides,
  })
  // Written last: a run that was stopped meanwhile has installed only a part.
  const done = join(packages, 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return
  rmSync(packages, { recursive: true, force: true })
  mkdirSync(packages, { recursive: true })
  writeFileSync(join(packages, 'package.json'), wanted)
  await npmInstall(packages)
  amendMock()
  writeFileSync(done, wanted)
}

/** wagmi 3's `mock` knows its accounts; that of wagmi 2 asks an RPC node. */
function amendMock() {
  const file = join(
    packages,
    'node_modules/@wagmi/core/dist/esm/connectors/mock.js',
  )
  const code = readFileSync(file, 'utf8')
  const known = "if (method === 'eth_requestAccounts')"
  assert.ok(code.includes(known), file)
  const both = 'if (/^eth_(requestA|a)ccounts$/.test(method))'
  writeFileSync(file, code.replace(known, both))
}

/** Copies the files as they are now, new ones included; returns their paths. */
async function copy() {
  rmSync(tree, { recursive: true, force: true })
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const output = await expectSuccess(root, 'git', list)
  const files = [...new Set(output.split('\0'))].filter(
    (file) => file && existsSync(join(root, file)),
  )
  for (const file of files)
    cpSync(join(root, file), join(tree, file), { recursive: true })
  writeFileSync(
    join(tree, 'wagmi2.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src'],
      // The types of tests are those of wagmi 3.
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    }),
  )
  return files
}

/**
 * Lists the tests that run with another wagmi or React than in `npm test`.
 *
 * @param {readonly string[]} files
 */
function listTests(files) {
  const tests = files.filter(
    (file) =>
      /^(src|test)\/.+\.test\.tsx?$/.test(file) && !elsewhere.test(file),
  )
  const found = listDependents(tree, tests, Object.keys(versions))
  process.stdout.write(`${found.length} of ${tests.length} test files\n`)
  return found
}

function link() {
  for (const name of Object.keys({ ...versions, ...others }))
    linkFolder(
      join(packages, 'node_modules', name),
      join(tree, 'node_modules', name),
    )
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own)))
      linkFolder(join(root, own), join(tree, own))
  }
}

/**
 * @param {string} target
 * @param {string} path
 */
function linkFolder(target, path) {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'dir')
}

/** @param {string} range */
function toLowest(range) {
  const version = /\d+\.\d+\.\d+/.exec(range)?.[0]
  assert.ok(version, `no full version in '${range}'`)
  return version
}

/**
 * @param {Record<string, string>} all
 * @param {readonly string[]} names
 * @param {(range: string) => string} [map]
 * @returns {Record<string, string>}
 */
function pick(all, names, map = (range) => range) {
  return Object.fromEntries(names.map((name) => [name, map(all[name] ?? '')]))
}

try {
  process.exitCode = (await testWagmi2()) > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
