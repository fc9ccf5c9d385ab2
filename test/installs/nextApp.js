import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFiles } from './readReadme.js'

/** What Next's own template has, as far as it matters here. */
const template = {
  'next.config.ts':
    "import type { NextConfig } from 'next'\n\n" +
    'const nextConfig: NextConfig = { cacheComponents: true }\n\n' +
    'export default nextConfig\n',
  'app/page.tsx':
    "import 'latchkey/styles.css'\n" +
    "import { ConnectButton } from 'latchkey/components'\n\n" +
    'export default function Page() {\n' +
    '  return <main><h1>Static</h1><ConnectButton /></main>\n}\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2017',
      lib: ['dom', 'dom.iterable', 'esnext'],
      allowJs: true,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      esModuleInterop: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      isolatedModules: true,
      jsx: 'react-jsx',
      incremental: true,
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
    exclude: ['node_modules'],
  }),
}

/**
 * Builds Next's template with the files of the page on server rendering.
 *
 * @param {string} app
 * @param {typeof import('../../scripts/consumer.js').expectSuccess} expectSuccess
 */
export async function checkNextApp(app, expectSuccess) {
  const files = [
    ...Object.entries(template),
    ...readFiles('docs/server-rendering.md'),
  ]
  for (const [path, code] of files) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), code)
  }
  await expectSuccess(app, join(app, 'node_modules/.bin/next'), ['build'], {
    NEXT_TELEMETRY_DISABLED: '1',
  })
}
