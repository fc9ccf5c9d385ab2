import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createGraph } from './createGraph.js'
import { findUpwardCrossings } from './featureRooms.js'
import { findUnproven } from './findUnproven.js'
import { outsideRules, rules } from './rules.js'

const root = new URL('../..', import.meta.url).pathname

describe('src', () => {
  const graph = createGraph(readSources(['src']))

  test('default: reads the sources', () => {
    expect(graph.modules.size).toBeGreaterThan(80)
    for (const entryPoint of [
      'index',
      'connectors',
      'actions',
      'query',
      'components',
    ])
      expect(
        graph.reach(`src/exports/${entryPoint}.ts`).length,
      ).toBeGreaterThan(10)
  })

  test.each(Object.entries(rules))('default: %s', (_name, rule) => {
    expect(rule(graph)).toEqual([])
  })
})

describe('packages, playground and documents', () => {
  const graph = createGraph(
    readSources(['packages', 'playground', 'docs', 'test/package/size']),
  )

  test.each(Object.entries(outsideRules))('default: %s', (_name, rule) => {
    expect(graph.modules.size).toBeGreaterThan(10)
    expect(rule(graph)).toEqual([])
  })
})

describe('rooms of features', () => {
  test('default: none imports one that imports it', () => {
    expect(findUpwardCrossings()).toEqual([])
  })

  test('error: two that import each other', () => {
    expect(findUpwardCrossings({ pay: ['swap'], swap: ['pay'] })).toEqual([
      'pay imports swap, which is not above it',
    ])
  })
})

describe('workarounds for wagmi', () => {
  const folder = 'src/connectors/wagmi'
  const files = Object.fromEntries(
    readdirSync(join(root, folder)).map((name) => [
      name,
      readFileSync(join(root, folder, name), 'utf8'),
    ]),
  )

  test('default: each states where the fault was seen, and a test proves it', () => {
    expect(Object.keys(files).length).toBeGreaterThan(20)
    expect(findUnproven(files)).toEqual([])
  })

  const proven = {
    'a.ts':
      '/**\n * Seen in @wagmi/core 3.0.0.\n * https://github.com/wevm/wagmi/blob/main/a.ts\n * Without it all is lost.\n */\nexport function a() {}',
    'a.test.ts': "test('error: bare wagmi', () => {})\ntest('default')",
  }

  test.each([
    ['the version', { 'a.ts': proven['a.ts'].replace('3.0.0', '') }],
    ['the source', { 'a.ts': proven['a.ts'].replace('github.com', '') }],
    ['the effect', { 'a.ts': proven['a.ts'].replace('Without', 'With') }],
    ['a head comment', { 'a.ts': `const b = 1\n${proven['a.ts']}` }],
    ['a test of bare wagmi', { 'a.test.ts': "test('default')" }],
    ['a test', { 'a.test.ts': '' }],
  ])('error: one without %s', (_name, files) => {
    expect(findUnproven(proven)).toEqual([])
    expect(findUnproven({ ...proven, ...files })).toHaveLength(1)
  })
})

/** Graphs that each break one rule, with the sentence it must report. */
const controls: Record<
  keyof typeof rules,
  readonly (readonly [Record<string, string>, string])[]
> = {
  'imports lead downwards': [
    [
      { 'src/core/a.ts': "import type { B } from '../api/b.js'" },
      'src/core/a.ts -> src/api/b.js leads upwards',
    ],
    [
      {
        'src/connectors/a.ts': "export { b } from '../createKit.js'",
        'src/createKit.ts': '',
      },
      'src/connectors/a.ts -> src/createKit.ts leads upwards',
    ],
    [
      { 'src/features/payments/a.ts': "import '../../actions/b.js'" },
      'src/features/payments/a.ts -> src/actions/b.js leads upwards',
    ],
    [
      { 'src/createKit.ts': "import './features/payments/a.js'" },
      'src/createKit.ts -> src/features/payments/a.js leads upwards',
    ],
    [
      { 'src/query/a.ts': "const load = () => import('../hooks/b.js')" },
      'src/query/a.ts -> src/hooks/b.js leads upwards',
    ],
    [
      { 'src/atoms/a.ts': "type B = import('../connectors/b.js').B" },
      'src/atoms/a.ts -> src/connectors/b.js leads to a sibling',
    ],
    [
      { 'src/connectors/a.ts': "import '../solana/b.js'" },
      'src/connectors/a.ts -> src/solana/b.js leads to a sibling',
    ],
    [
      { 'src/hooks/a.ts': "import { a } from '../../playground/a.js'" },
      'src/hooks/a.ts -> playground/a.js leads out of the layers',
    ],
    [
      {
        'src/utils/a.ts': "import { a } from '../core/a.js'",
        'src/core/a.ts': '',
      },
      'src/utils/a.ts -> src/core/a.ts lies in no layer',
    ],
  ],
  'components use only hooks, data of features, and core': [
    [
      {
        'src/components/A.tsx': "import { b } from '../actions/b.js'",
        'src/actions/b.ts': '',
      },
      'src/components/A.tsx -> src/actions/b.ts leads past the hooks',
    ],
    [
      {
        'src/components/A.tsx': "import { b } from '../features/swap/b.js'",
        'src/features/swap/b.ts': "import { c } from './c.js'",
        'src/features/swap/c.ts': "await import('../../createKit.js')",
        'src/createKit.ts': '',
      },
      'src/components/A.tsx -> src/features/swap/b.ts is no data, and leads past the hooks',
    ],
  ],
  'features import each other along a list': [
    [
      {
        'src/features/payments/a.ts': "import type { B } from '../swap/b.js'",
        'src/features/swap/b.ts': '',
      },
      'src/features/payments/a.ts -> src/features/swap/b.ts is not on the list of payments',
    ],
  ],
  'components import no chain library': [
    ...['wagmi', '@wagmi/core', 'viem/actions', '@tanstack/react-query'].map(
      (name) =>
        [
          { 'src/components/A.tsx': `import { a } from '${name}'` },
          `src/components/A.tsx -> ${name} is for the hooks`,
        ] as const,
    ),
  ],
  'components never call the network': [
    [
      { 'src/components/A.tsx': 'const a = () => window.fetch(b)' },
      'src/components/A.tsx calls fetch',
    ],
    [
      { 'src/components/A.tsx': 'const a = new WebSocket(b)' },
      'src/components/A.tsx calls WebSocket',
    ],
  ],
  'sentences only in the strings': [
    ...[
      '<p>Send it</p>',
      "<>{'Send it'}</>",
      "<p>{a ? b : 'Send it'}</p>",
      "<p>{a && 'Send it'}</p>",
      '<p>{`Send it $' + '{a}`}</p>',
      '<input aria-label="Send it" />',
      "<input placeholder={'Send it'} />",
      '<img alt="Send it" />',
      '<button title={`Send it $' + '{a}`} />',
    ].map(
      (markup) =>
        [
          { 'src/components/A.tsx': `const A = () => ${markup}` },
          "src/components/A.tsx: 'Send it' belongs into components/strings",
        ] as const,
    ),
  ],
  'no text beside other nodes': [
    ...[
      ['<p>{a}<b /></p>', 'a'],
      ['<p><b /> {a.b}</p>', 'MemberExpression'],
      ["<p>{a && 'x'}{b && 'y'}</p>", 'LogicalExpression'],
      ['<p>{a ? b.c : <i />}<b /></p>', 'ConditionalExpression'],
      ['<p>{`$' + '{a} `}<b /></p>', 'TemplateLiteral'],
      ['<p>{a} {b}</p>', 'a'],
      ['<p>: <b /></p>', ':'],
      ['<C>{a()}<b /></C>', 'CallExpression'],
      ['<>{a}</>', 'a'],
      ['<p>{as.map((a) => a.b)}<b /></p>', 'CallExpression'],
    ].map(
      ([markup, text]) =>
        [
          { 'src/components/A.tsx': `const A = () => ${markup}` },
          `src/components/A.tsx: '${text}' has no element of its own`,
        ] as const,
    ),
  ],
  'styles only in the style sheets': [
    [
      { 'src/components/A.tsx': 'const A = () => <p style={{ color: b }} />' },
      "'color' is no token",
    ],
    [
      { 'src/components/A.tsx': 'const A = () => <p style={b} />' },
      "'(computed)' is no token",
    ],
    [
      {
        'src/components/buttons/A.tsx':
          "const A = () => <p style={{ '--b': c }} />",
      },
      "'--b' would come from the server",
    ],
  ],
  'no component behind the other entry points': [
    [
      {
        'src/exports/index.ts': "export { a } from '../context.js'",
        'src/context.tsx': "const a = () => import('./components/A.js')",
        'src/components/A.tsx': '',
      },
      'src/exports/index.ts -> src/context.tsx -> src/components/A.tsx',
    ],
  ],
  'no view and no dialog before first use': [
    [
      {
        'src/exports/components.ts':
          "export { A } from '../components/buttons/A.js'",
        'src/components/buttons/A.tsx': "import { B } from '../views/BView.js'",
        'src/components/views/BView.tsx': '',
      },
      'src/components/buttons/A.tsx -> src/components/views/BView.tsx',
    ],
    [
      {
        'src/exports/components.ts':
          "export { A } from '../components/dialog/ConnectDialog.js'",
        'src/components/dialog/ConnectDialog.tsx': '',
      },
      'src/components/dialog/ConnectDialog.tsx',
    ],
  ],
  'entry points only re-export, nothing else does': [
    [
      { 'src/exports/index.ts': 'export const a = 1' },
      'is an entry point with code',
    ],
    [{ 'src/core/index.ts': "export * from './a.js'" }, 'is a barrel'],
  ],
  'no import cycles': [
    [
      {
        'src/core/a.ts': "import { b } from './b.js'",
        'src/core/b.ts': "export { C } from './c.js'",
        'src/core/c.ts': "const load = () => import('./a.js')",
      },
      'src/core/a.ts is on a cycle through src/core/b.ts',
    ],
    [{ 'src/core/a.ts': "import './a.js'" }, 'src/core/a.ts is on a cycle'],
    [
      {
        'src/core/a.ts': "import { b } from './b.js'",
        'src/core/b.ts': "import type { A } from './a.js'",
      },
      'src/core/a.ts is on a cycle through src/core/b.ts',
    ],
  ],
  'state lives on the kit or in a closure': [
    [{ 'src/core/a.ts': 'let b = 1' }, 'src/core/a.ts b is module-level state'],
    [
      { 'src/core/a.ts': 'export const b = new WeakMap<object, string>()' },
      'src/core/a.ts b is module-level state',
    ],
  ],
  'import() only at feature borders': [
    [
      {
        'src/core/a.ts': "const load = () => import('./b.js')",
        'src/core/b.ts': '',
      },
      'src/core/a.ts -> src/core/b.ts is not a feature border',
    ],
  ],
  'roots of hooks, actions and query are public': [
    [
      { 'src/hooks/useA.ts': "'use client'" },
      'src/hooks/useA.ts is not exported by an entry point',
    ],
  ],
  'core knows no framework': [
    ...['react', 'wagmi', '@wagmi/core', 'zod/mini', 'jotai/vanilla'].map(
      (name) =>
        [
          { 'src/core/a.ts': `import type { A } from '${name}'` },
          `src/core/a.ts -> ${name} does not belong into core`,
        ] as const,
    ),
  ],
  'api and frame know neither React nor wagmi': [
    [
      { 'src/api/a.ts': "import { use } from 'react'" },
      'src/api/a.ts -> react does not belong there',
    ],
    [
      { 'src/frame/a.ts': "import type { Config } from '@wagmi/core'" },
      'src/frame/a.ts -> @wagmi/core does not belong there',
    ],
  ],
  'React only from the context up': [
    [
      { 'src/query/a.ts': "import { useQuery } from '@tanstack/react-query'" },
      'src/query/a.ts -> @tanstack/react-query is above that layer',
    ],
    [
      { 'src/atoms/a.ts': "import { atom } from 'jotai'" },
      'src/atoms/a.ts -> jotai is above that layer',
    ],
    [
      { 'src/actions/a.ts': "import { connect } from 'wagmi'" },
      'src/actions/a.ts -> wagmi is above that layer',
    ],
  ],
  "'use client' where React runs, and nowhere beneath": [
    [
      { 'src/hooks/useA.ts': "import { useState } from 'react'" },
      "src/hooks/useA.ts lacks 'use client' for react",
    ],
    [
      {
        'src/components/AContext.ts':
          "// 'use client'\nimport { createContext } from 'react'",
      },
      "src/components/AContext.ts lacks 'use client' for react",
    ],
    [
      {
        'src/components/A.tsx': "import { useA } from '../hooks/useA.js'",
        'src/hooks/useA.ts': '',
      },
      "src/components/A.tsx lacks 'use client' for src/hooks/useA.ts",
    ],
    ...['src/createKit.ts', 'src/exports/index.ts'].map(
      (path) =>
        [
          { [path]: "'use client'\nexport { a } from './b.js'" },
          `${path} is not for the browser alone`,
        ] as const,
    ),
  ],
  "wagmi's core only through wagmi": [
    [
      { 'src/actions/a.ts': "import { connect } from '@wagmi/core'" },
      'src/actions/a.ts -> @wagmi/core is wagmi, or wagmi/actions',
    ],
    [
      { 'src/hooks/useA.ts': "import type { Config } from '@wagmi/core'" },
      'src/hooks/useA.ts -> @wagmi/core is wagmi, or wagmi/actions',
    ],
  ],
  'zod only in api and frame, and only zod/mini': [
    [
      { 'src/connectors/a.ts': "import * as z from 'zod/mini'" },
      'src/connectors/a.ts -> zod/mini is for borders only',
    ],
    [
      { 'src/api/a.ts': "import { z } from 'zod'" },
      'src/api/a.ts -> zod is not zod/mini',
    ],
  ],
  'wallet-adapter-base only in the adapter': [
    [
      {
        'src/solana/solana.ts':
          "import type { Adapter } from '@solana/wallet-adapter-base'",
      },
      'src/solana/solana.ts -> @solana/wallet-adapter-base is for the adapter',
    ],
  ],

  '@solana/kit only in its signer': [
    [
      {
        'src/solana/solana.ts': "import type { Address } from '@solana/kit'",
      },
      'src/solana/solana.ts -> @solana/kit is for the signer',
    ],
  ],

  '@solana only in solana': [
    [
      { 'src/hooks/a.ts': "import type { A } from '@solana/web3.js'" },
      'src/hooks/a.ts -> @solana/web3.js belongs into src/solana',
    ],
    [
      { 'src/core/a.ts': "type A = import('@wallet-standard/base').Wallet" },
      'src/core/a.ts -> @wallet-standard/base belongs into src/solana',
    ],
  ],
  'no Solana behind the other entry points': [
    ...['index', 'connectors', 'actions', 'query', 'components'].map(
      (entryPoint) =>
        [
          {
            [`src/exports/${entryPoint}.ts`]:
              "export { a } from '../core/a.js'",
            'src/core/a.ts': "const b = () => import('../solana/b.js')",
            'src/solana/b.ts': '',
          },
          `src/exports/${entryPoint}.ts -> src/core/a.ts -> src/solana/b.ts`,
        ] as const,
    ),
  ],
  'no @solana before first use': [
    [
      {
        'src/solana/solana.ts': "import { a } from './a.js'",
        'src/solana/a.ts': "import { PublicKey } from '@solana/web3.js'",
      },
      'src/solana/solana.ts -> src/solana/a.ts -> @solana/web3.js',
    ],
  ],
  'WalletConnect only in pairing': [
    [
      {
        'src/connectors/a.ts':
          "const a = () => import('@walletconnect/ethereum-provider')",
      },
      '@walletconnect/ethereum-provider belongs into src/pairing',
    ],
  ],
  'hosts only in the options': [
    [
      { 'src/api/a.ts': "export const a = 'https://example.com'" },
      "src/api/a.ts: 'https://example.com' is a host",
    ],
    [
      { 'src/hooks/a.ts': 'const a = `wss://$' + '{b}`' },
      "src/hooks/a.ts: 'wss://' is a host",
    ],
  ],
  'wire markers only in the protocol': [
    [
      { 'src/frame/a.ts': 'const a = `@w3m-app/$' + '{b}`' },
      "src/frame/a.ts: '@w3m-app/' is a wire marker",
    ],
  ],
  "wagmi's internals only in connectors/wagmi": [
    ...[
      ['config._internal.events.connect', '_internal'],
      ["config['_internal']", '_internal'],
      ['const { _internal } = config', '_internal'],
      ['const { _internal: a } = config', '_internal'],
      ['config.setState((a) => a)', 'setState'],
      ["kit.config?.['setState'](a)", 'setState'],
      ['const { setState } = config', 'setState'],
      ['run(config.setState)', 'setState'],
      ['connector.getProvider = async () => a', 'getProvider ='],
      ["connector['isAuthorized'] = a", 'isAuthorized ='],
      ['(connector as A).connect = a', 'connect ='],
      ['Object.assign(connector, { connect: a })', 'Object.assign'],
      ['Object.assign(a.connector as A, b)', 'Object.assign'],
      ["Object.defineProperty(connector, 'connect', a)", 'defineProperty'],
      ["Reflect.set(authConnector, 'connect', a)", 'Reflect.set'],
      ["connector.emitter.off('connect', a)", 'emitter.off'],
      ["emitter?.on('change', a)", 'emitter.on'],
      ['emitter.off(event, a)', 'emitter.off'],
    ].map(
      ([code, touch]) =>
        [
          { 'src/actions/a.ts': `export function a() { ${code} }` },
          `${touch}`,
        ] as const,
    ),
    [
      { 'src/connectors/a.ts': 'config.setState(a)' },
      'src/connectors/a.ts: setState belongs into src/connectors/wagmi',
    ],
  ],
  'what only secure contexts have, only in its module': [
    ...[
      ['const a = crypto.randomUUID()', 'randomUUID'],
      ["const a = globalThis.crypto['randomUUID']()", 'randomUUID'],
      ['const { randomUUID: a } = crypto', 'randomUUID'],
      ['const { subtle } = globalThis.crypto ?? {}', 'subtle'],
      ['const a = window.crypto?.subtle', 'subtle'],
      ['navigator.locks.request(a, b)', 'locks'],
      ['const { locks } = globalThis.navigator ?? {}', 'locks'],
      ['globalThis.navigator?.clipboard.writeText(a)', 'clipboard'],
      ['const { clipboard: a } = navigator as Navigator', 'clipboard'],
      ['document.requestStorageAccess()', 'requestStorageAccess'],
      ['const a = isSecureContext && b', 'isSecureContext'],
      ['const a = window.isSecureContext', 'isSecureContext'],
    ].map(
      ([code, name]) =>
        [
          { 'src/hooks/a.ts': `export function a() { ${code} }` },
          `src/hooks/a.ts: ${name} needs HTTPS`,
        ] as const,
    ),
  ],
  'nothing forbidden': [
    [{ 'src/core/a.ts': 'export default 1' }, 'default export'],
    [{ 'src/core/a.ts': 'enum A { B }' }, 'enum'],
    [{ 'src/solana/a.ts': 'const a = Buffer.from([])' }, 'a.ts: Buffer'],
    [{ 'src/core/a.ts': 'const a = process.env.A' }, 'a.ts: process'],
    [{ 'src/core/a.ts': 'const a = Math.random()' }, 'Math.random'],
    [{ 'src/core/a.ts': "const a = Math['random']()" }, 'Math.random'],
    [{ 'src/core/a.ts': "w.postMessage(a, '*')" }, "postMessage to '*'"],
    [
      { 'src/core/a.ts': "w?.postMessage(a, { targetOrigin: '*' })" },
      "postMessage to '*'",
    ],
    [{ 'src/core/a.ts': "post(); postMessage(a, b ? '*' : c)" }, "to '*'"],
    [{ 'src/core/a.ts': 'export class A {}' }, 'src/core/a.ts: class'],
  ],
  'a public action, query or hook per file': [
    [
      {
        'src/actions/a.ts':
          'export async function a() {}\nexport const b = () => 1',
      },
      'src/actions/a.ts exports b',
    ],
    [
      { 'src/query/a.ts': 'export function aQueryKey() {}\nexport let c = 1' },
      'src/query/a.ts exports c',
    ],
    [{ 'src/hooks/useA.ts': 'export { b }\nconst b = 1' }, 'exports b'],
  ],
  'no zod before first use': [
    [
      {
        'src/exports/index.ts': "export { a } from '../createKit.js'",
        'src/createKit.ts': "import { b } from './api/b.js'",
        'src/api/b.ts': "import * as z from 'zod/mini'",
      },
      'src/exports/index.ts -> src/createKit.ts -> src/api/b.ts -> zod/mini',
    ],
    [
      {
        'src/exports/query.ts': "export { a } from '../api/b.js'",
        // Only the names are types: the import itself is emitted.
        'src/api/b.ts': "import { type A } from 'zod/mini'",
      },
      'src/exports/query.ts -> src/api/b.ts -> zod/mini',
    ],
  ],
  'no React behind the entry points of actions and query': [
    [
      {
        'src/exports/actions.ts': "export { a } from '../actions/a.js'",
        'src/actions/a.ts': "import { b } from '../context.js'",
        'src/context.tsx': "import { createContext } from 'react'",
      },
      'src/exports/actions.ts -> src/actions/a.ts -> src/context.tsx -> react',
    ],
  ],
}

describe('controls', () => {
  const cases = Object.entries(controls).flatMap(([name, graphs]) =>
    graphs.map(([files, sentence]) => ({
      name: name as keyof typeof rules,
      files,
      sentence,
    })),
  )

  test.each(cases)('error: $name: $sentence', ({ files, name, sentence }) => {
    expect(rules[name](createGraph(files)).join('\n')).toContain(sentence)
  })

  test('behavior: allowed code is not reported', () => {
    const graph = createGraph({
      'src/exports/index.ts':
        "export { a } from '../hooks/useA.js'\nexport type { B } from '../api/b.js'",
      'src/hooks/useA.ts':
        "'use client'\nimport { use } from 'react'\nimport { a } from '../actions/a.js'\n/** See https://example.com. */\nexport function useA() {}\nexport declare namespace useA { type C = 1 }",
      'src/actions/a.ts':
        "import type { B } from '../api/b.js'\nimport { c } from './c/c.js'\nexport const a = () => import('../api/createApiClient.js')",
      'src/api/createApiClient.ts': 'export const d = 1',
      'src/actions/c/c.ts': 'const d = new Map([[1, 2]])\nexport const c = 1',
      'src/api/b.ts':
        "import * as z from 'zod/mini'\nimport { host } from '../core/options.js'\nw.postMessage(1, host)",
      'src/core/options.ts': "export const host = 'https://example.com'",
      'src/core/options/a.ts': "export const host = 'https://example.com'",
      'src/exports/actions.ts': "export { a } from '../actions/a.js'",
      'src/exports/query.ts': "export { aQueryKey } from '../query/a.js'",
      'src/exports/solana.ts':
        "export { a } from '../solana/solana.js'\nexport { B } from '../solana/b.js'",
      'src/solana/solana.ts':
        "import type { C } from '@solana/web3.js'\nexport const b = c as Buffer\nexport const a = () => import('@solana/web3.js')",
      'src/solana/b.ts': "import { PublicKey } from '@solana/web3.js'",
      'src/frame/protocol/a.ts': "export const a = '@w3m-app/A'",
      'src/core/errors/a.ts': 'export class AError extends KitError {}',
      'src/connectors/wagmi/a.ts':
        "config._internal.a(b)\nconfig.setState(a)\nconnector.connect = a\nconnector.emitter.off('connect', a)",
      'src/connectors/a.ts':
        "emitter.emit('connect', a)\nemitter?.off('message', a)\nObject.assign(a, connector)\nconst b = connector.connect === a",
      'src/pairing/a.ts': 'hub.setState(a)\nconst [b, setState] = useState()',
      'src/query/a.ts':
        'export function aQueryKey() {}\nexport function aQueryOptions() {}',
      'src/components/A.tsx':
        'export const A = () => <svg xmlns="http://www.w3.org/2000/svg" />',
      'src/components/B.tsx':
        'import type { Hash } from \'viem\'\nexport const B = ({ a }) => <p className="lk-b" style={{ \'--lk-b\': a }}><b>{strings.b}</b> <b>{a}</b><img alt="" /></p>',
      'src/components/D.tsx':
        'export const D = () => <p><b /> {a && <i>{a}</i>}{wrapText(b)}{as.map((a) => <b>{a}</b>)}<b>{c ? d : e}</b></p>',
      'src/components/dialog/source.ts':
        "export const load = () => import('./modalRoots.js')",
      'src/components/dialog/modalRoots.ts':
        "export { CView } from '../views/CView.js'\nexport const d = 1",
      'src/components/views/CView.tsx': 'export const CView = () => null',
      'src/exports/components.ts':
        "export { load } from '../components/dialog/source.js'",
    })
    for (const [name, rule] of Object.entries(rules))
      expect([name, rule(graph)]).toEqual([name, []])
  })

  test('error: the playground app uses what only secure contexts have', () => {
    const rule =
      outsideRules['what only secure contexts have, only in its module']
    const code = 'const a = crypto.randomUUID()'
    const at = (path: string) => rule(createGraph({ [path]: code }))
    expect(at('playground/app/src/a.ts')).toHaveLength(1)
    expect(at('playground/app/src/secureContext.ts')).toEqual([])
    expect(at('packages/wallet/src/a.ts')).toEqual([])
  })

  test('error: the package is imported past its entry points', () => {
    const rule = outsideRules['the package is imported by its entry points']
    for (const specifier of ['../../src/core/a.js', '../../dist/index.js'])
      expect(
        rule(
          createGraph({
            'playground/app/a.ts': `import { a } from '${specifier}'`,
          }),
        ),
      ).toHaveLength(1)
    const entryPoint = { 'playground/app/a.ts': "import { a } from 'latchkey'" }
    expect(rule(createGraph(entryPoint))).toEqual([])
  })

  test('error: the rooms of the wallet', () => {
    const find = (name: keyof typeof outsideRules, files: object) =>
      outsideRules[name](createGraph(files as Record<string, string>))
    const at = (path: string) => `packages/wallet/src/${path}.ts`
    expect(
      find('rooms of the wallet import lower ones', {
        [at('core/a')]: "import type { B } from '../ui/b.js'",
        [at('ui/b')]: "import { c } from '../core/c.js'",
        [at('core/c')]: '',
        [at('page/d')]: "import { e } from '../other/e.js'",
        [at('other/e')]: '',
      }),
    ).toHaveLength(2)
    const circle = {
      [at('ui/x/a')]: "import { b } from '../y/b.js'",
      [at('ui/y/b')]: "import { c } from '../z/c.js'",
      [at('ui/z/c')]: "import type { D } from '../x/d.js'",
      [at('ui/x/d')]: '',
    }
    const name = 'no circle of folders in the wallet'
    expect(find(name, circle)).toHaveLength(3)
    expect(find(name, { ...circle, [at('ui/z/c')]: '' })).toEqual([])
    const keys = {
      [at('keys/a')]: "import { b } from './b.js'",
      [at('keys/b')]: '',
      [at('page/c')]: "import type { B } from '../keys/b.js'",
      [at('page/d')]: "import { b } from '../keys/b.js'",
      [at('page/e')]: "await import('../keys/b.js')",
    }
    expect(find('only the worker imports values of keys/', keys)).toHaveLength(
      2,
    )
  })

  test('error: a cycle of types in a package', () => {
    const graph = createGraph({
      'packages/wallet/src/a.ts': "import { b } from './b.js'",
      'packages/wallet/src/b.ts': "import type { A } from './a.js'",
    })
    expect(outsideRules['no import cycles'](graph)).toHaveLength(2)
  })

  test.each([
    ['packages/server/src/a.ts', 'latchkey-devnet'],
    ['packages/server/src/a.ts', 'latchkey-devnet/http'],
    ['packages/wallet/src/a.ts', 'latchkey-server'],
    ['packages/devnet/src/a.ts', '../../../playground/a.js'],
    ['packages/devnet/src/a.ts', '../../server/src/a.js'],
    ['packages/devnet/src/a.ts', 'latchkey-server/src/a.js'],
    ['playground/a.ts', '../packages/devnet/src/a.js'],
    ['playground/a.ts', 'latchkey-other'],
  ])('error: %s imports %s', (path, specifier) => {
    const rule =
      outsideRules[
        'packages depend on lower packages only, by their entry points'
      ]
    const graph = createGraph({ [path]: `import { a } from '${specifier}'` })
    expect(rule(graph)).toHaveLength(1)
  })

  test.each([
    ['packages/server/src/a.ts', 'latchkey-wallet'],
    ['packages/devnet/src/a.ts', 'latchkey-server/http'],
    ['packages/devnet/src/a.ts', './b.js'],
    ['packages/wallet/src/page/a.ts', 'latchkey/frame'],
    ['packages/server/test/setup.ts', '../../devnet/src/a.js'],
    ['playground/a.ts', 'latchkey-devnet'],
  ])('behavior: %s may import %s', (path, specifier) => {
    const graph = createGraph({ [path]: `import { a } from '${specifier}'` })
    for (const rule of Object.values(outsideRules))
      expect(rule(graph)).toEqual([])
  })
})

function readSources(folders: readonly string[]) {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (file) => `${folder}/${String(file)}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .filter((file) => !/(^|\/)(\.next|dist|node_modules)\//.test(file))
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}
