import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBuild } from '../../../scripts/build.js'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.js'
import { expectSuccess, manifest, packInto } from '../../../scripts/consumer.js'
import { serveFolder } from '../../../scripts/serveFolder.js'
import { checkEdits } from './checkEdits.js'
import { checkNextApp } from './nextApp.js'
import { readFiles, readInstallLines } from './readReadme.js'

/**
 * The equivalent of `npm install` for each package manager.
 *
 * @type {Record<string, readonly string[]>}
 */
const managers = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  npm10: [
    ...['npx', '-y', 'npm@10', 'install'],
    ...['--no-audit', '--no-fund', '--prefer-offline'],
  ],
  pnpm: ['npx', '-y', 'pnpm@10', 'add', '--config.strict-dep-builds=false'],
  yarn: ['npx', '-y', 'yarn@1', 'add'],
  berry: ['npx', '-y', '-p', '@yarnpkg/cli-dist@4', 'yarn', 'add'],
}

/**
 * The first case is part of `npm test`; `npm run test:installs` runs all.
 *
 * @type {readonly {
 *   name: string
 *   manager: string
 *   template?: 'next' | 'vite'
 *   versions?: Record<string, string>
 * }[]}
 */
const cases = [
  { name: 'npm', manager: 'npm' },
  { name: 'npm 10', manager: 'npm10' },
  {
    name: 'npm, React 18, the first wagmi 3',
    manager: 'npm',
    versions: { react: '18', wagmi: '3.0.0' },
  },
  {
    name: 'npm, React 18, the lowest wagmi 2',
    manager: 'npm',
    versions: { react: '18', wagmi: '2.19.5' },
  },
  {
    name: 'npm 10, React 18, the lowest wagmi 2',
    manager: 'npm10',
    versions: { react: '18', wagmi: '2.19.5' },
  },
  { name: 'npm, Next', manager: 'npm', template: 'next' },
  { name: 'npm, Vite in development', manager: 'npm', template: 'vite' },
  { name: 'pnpm', manager: 'pnpm' },
  {
    name: 'pnpm, React 18, the first wagmi 3',
    manager: 'pnpm',
    versions: { react: '18', wagmi: '3.0.0' },
  },
  { name: 'yarn 1', manager: 'yarn' },
  {
    name: 'pnpm, React 18, the lowest wagmi 2',
    manager: 'pnpm',
    versions: { react: '18', wagmi: '2.19.5' },
  },
  {
    name: 'yarn 1, the first wagmi 3',
    manager: 'yarn',
    versions: { wagmi: '3.0.0' },
  },
  { name: 'yarn 4', manager: 'berry' },
]

/**
 * Installs the packed package into new apps, with the commands of the README.
 */
async function installs() {
  const [wanted] = process.argv.slice(2)
  const chosen = wanted ? cases.filter(({ name }) => name === wanted) : cases
  assert.ok(chosen.length > 0, `There is no case '${wanted}'`)
  await ensureBuild()
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-installs-'))
  try {
    const tarball = await packInto(folder)
    for (const [index, one] of chosen.entries()) {
      const app = join(folder, String(index))
      mkdirSync(app)
      const start = Date.now()
      await check({ ...one, app, tarball: join(folder, tarball) })
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      process.stdout.write(`ok ${one.name} ${seconds} s\n`)
      rmSync(app, { recursive: true, force: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {typeof cases[number] & { app: string, tarball: string }} parameters
 */
async function check({ app, manager, tarball, template, versions = {} }) {
  const { react = '19' } = versions
  write(app, 'package.json', { name: 'app', private: true, type: 'module' })
  if (manager === 'berry') {
    write(app, '.yarnrc.yml', 'nodeLinker: node-modules\nenableTelemetry: 0\n')
    write(app, 'yarn.lock', '')
  }
  // What a new app has before it installs this package.
  const base = [`react@${react}`, `react-dom@${react}`]
  const isNext = template === 'next'
  if (isNext) base.push('next@16')
  await add(app, manager, base)
  await add(app, manager, [
    '-D',
    ...[`@types/react@${react}`, `@types/react-dom@${react}`, 'typescript'],
    ...(isNext ? ['@types/node@20'] : [`vite@${viteVersion}`]),
    ...(template === 'vite' ? ['@vitejs/plugin-react@6'] : []),
  ])
  for (const line of readInstallLines()) {
    const [command, verb, ...words] = line.split(' ')
    assert.deepEqual([command, verb], ['npm', 'install'], line)
    await add(
      app,
      manager,
      words.map((word) => toWord(word, { manager, tarball, versions })),
    )
  }
  assertOneWagmi(app)
  if (isNext) return checkNextApp(app, expectSuccess)
  await checkViteApp(app)
  if (template !== 'vite') return
  write(app, 'vite.config.js', viteConfig)
  await checkEdits(app)
}

const viteVersion = manifest.devDependencies.vite

/**
 * @param {string} app
 * @param {string} manager
 * @param {readonly string[]} words
 */
async function add(app, manager, words) {
  const [command = '', ...parameters] = managers[manager] ?? []
  await expectSuccess(app, command, [...parameters, ...words])
}

/**
 * @param {string} word
 * @param {{
 *   manager: string
 *   tarball: string
 *   versions: Record<string, string>
 * }} options
 */
function toWord(word, { manager, tarball, versions }) {
  if (word.endsWith('.tgz')) {
    assert.ok(tarball.endsWith(word.replace('./', '')), word)
    return manager === 'berry' ? `latchkey@file:${tarball}` : `file:${tarball}`
  }
  const isYarn = ['berry', 'yarn'].includes(manager)
  if (word === '--save-exact' && isYarn) return '--exact'
  return versions[word] ? `${word}@${versions[word]}` : word
}

/**
 * A second copy would mean two React contexts, and two types of one config.
 *
 * @param {string} app
 */
function assertOneWagmi(app) {
  const own = findPackage(app, 'wagmi')
  const ours = findPackage(findPackage(app, 'latchkey'), 'wagmi')
  assert.equal(ours, own, 'the package and the app have the same wagmi')
  const core = findPackage(own, '@wagmi/core')
  for (const file of listScripts(join(findPackage(app, 'latchkey'), 'dist')))
    assert.doesNotMatch(
      readFileSync(file, 'utf8'),
      /(from|import\() ?['"]@wagmi\//,
      `${file} reaches past wagmi, to another copy than ${core}`,
    )
}

/**
 * Looks up a package as Node does, from a folder upwards.
 *
 * @param {string} from
 * @param {string} name
 */
function findPackage(from, name) {
  for (
    let folder = from;
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(path)) return realpathSync(path)
  }
  throw new Error(`${name} is not found from ${from}`)
}

/** @param {string} folder */
function listScripts(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.(js|d\.ts)$/.test(file))
}

/** @param {string} app */
async function checkViteApp(app) {
  for (const [path, code] of readFiles('README.md'))
    if (path.startsWith('src/')) write(app, path, code)
  write(app, 'index.html', page)
  write(app, 'src/main.tsx', entry)
  write(app, 'src/vite-env.d.ts', '/// <reference types="vite/client" />\n')
  write(app, 'tsconfig.json', { compilerOptions, include: ['src'] })
  const bin = (/** @type {string} */ name) =>
    join(app, 'node_modules/.bin', name)
  await expectSuccess(app, bin('tsc'), ['--noEmit'])
  await expectSuccess(app, bin('vite'), ['build'])
  await checkButton(join(app, 'dist'))
}

/** The compiler options of Vite's own template for React. */
const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  skipLibCheck: true,
  noEmit: true,
  jsx: 'react-jsx',
  noUnusedLocals: true,
  noUnusedParameters: true,
  strict: true,
  types: ['vite/client'],
}

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>App</title></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`

/** As in Vite's own template for React. */
const viteConfig = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

const entry = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`

/**
 * Checks that the page shows the button, and that the button opens the modal.
 *
 * @param {string} folder
 */
async function checkButton(folder) {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  const server = await serveFolder(folder)
  try {
    const tab = await browser.newPage()
    /** @type {string[]} */
    const errors = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    await tab.goto(server.origin)
    await tab.getByRole('button', { name: /connect/i }).click()
    await tab.getByRole('dialog').getByRole('textbox').waitFor()
    assert.deepEqual(errors, [])
  } finally {
    server.stop()
    await browser.close()
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {unknown} content
 */
function write(folder, file, content) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(path, text)
}

try {
  await installs()
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`)
  process.exitCode = 1
}
