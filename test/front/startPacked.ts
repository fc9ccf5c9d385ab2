import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPackages } from '../../scripts/buildPackages.js'
import {
  expectSuccess,
  manifest,
  npmInstall,
  packInto,
} from '../../scripts/consumer.js'
import { serveFolder } from '../../scripts/serveFolder.js'
import { readFiles, readInstallLines } from '../package/installs/readReadme.js'
import { startPublicNodes } from '../package/pages/startPublicNodes.js'
import { startCommand } from './startCommand.js'

const root = join(import.meta.dirname, '../..')
/** Packages of `npx latchkey-server`, each after those it imports. */
const served = ['wallet', 'server']

/**
 * Packs what is published, installs it into an empty folder, builds the
 * README's app there, and starts the one command beside it:
 * `npx latchkey-server`.
 */
export async function startPacked(): Promise<startPacked.ReturnType> {
  await buildPackages()
  // Outside the repository, whose node_modules would fill every gap.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-front-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  try {
    const own = await packInto(folder)
    const others = []
    for (const name of served)
      others.push(await packInto(folder, join(root, 'packages', name)))
    const app = join(folder, 'app')
    mkdirSync(app)
    write(app, 'package.json', '{ "private": true, "type": "module" }')
    await npmInstall(app, [
      ...readInstallLines().flatMap((line) => toPackages(line)),
      ...[own, ...others].map((file) => `../${file}`),
      ...['react', 'react-dom', `vite@${manifest.devDependencies.vite}`],
    ])
    for (const [path, code] of readFiles('README.md')) write(app, path, code)
    write(app, 'index.html', page)
    write(app, 'src/main.tsx', main)
    const vite = join(app, 'node_modules/.bin/vite')
    await expectSuccess(app, vite, ['build'])
    const site = await serveFolder(join(app, 'dist'))
    const bin = join(app, 'node_modules/.bin/latchkey-server')
    if (!existsSync(bin)) throw new Error('There is no latchkey-server')
    const log = join(folder, 'server.log')
    // The server reads the app's chain through a public node.
    const nodes = await startPublicNodes()
    const server = await startCommand({
      command: bin,
      cwd: app,
      env: nodes.env,
      log,
      words: [],
    })
    return {
      place: { app: site.origin, log },
      async stop() {
        site.stop()
        await server.stop()
        await nodes.stop()
        clean()
      },
    }
  } catch (error) {
    clean()
    throw error
  }
}

export declare namespace startPacked {
  type ReturnType = {
    place: { app: string; log: string }
    stop(): Promise<void>
  }
}

/** Names of the packages that a line of the README installs. */
function toPackages(line: string) {
  const [, , ...words] = line.split(' ')
  return words.filter((word) => !/^-|^\.\/latchkey/.test(word))
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>App</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`

const main = `import { createRoot } from 'react-dom/client'
import App from './App'

createRoot(document.getElementById('root')!).render(<App />)
`

function write(folder: string, path: string, text: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
