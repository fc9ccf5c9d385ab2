// @vitest-environment node
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './ConfigError.js'
import { readConfig } from './readConfig.js'

const key = 'ab'.repeat(32)
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://latchkey:secret@db.example/latchkey',
  MAIL_FROM: 'Example <login@wallet.example>',
  MASTER_KEY: key,
  PUBLIC_URL: 'https://wallet.example',
  RPC_URLS: '1=https://rpc.example/secret',
  SMTP_URL: 'smtps://user:secret@smtp.example',
}

function faultsOf(environment: Record<string, string | undefined>) {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

test('error: the services behind the API, with all other faults', () => {
  const API_CONFIG = '{"swap":{}}'
  const fault = 'API_CONFIG swap is not known'
  expect(faultsOf({ API_CONFIG, PORT: 'x' })).toEqual([
    'PORT is not a whole number from 0 to 65535',
    fault,
  ])
  // Networks cannot be compared with nodes that are not known.
  const history = { 'eip155:1': { kind: 'blockscout', url: 'http://a.test' } }
  const text = JSON.stringify({ history })
  expect(faultsOf({ API_CONFIG: text, RPC_URLS: 'x' })).toHaveLength(1)
  expect(faultsOf({ ...production, API_CONFIG: text, RPC_URLS: '' })).toEqual([
    expect.stringContaining('RPC_URLS is missing'),
  ])
  expect(faultsOf({ API_CONFIG: text })).toEqual([
    'API_CONFIG history.eip155:1 has no node in RPC_URLS',
  ])
})

describe('on a laptop', () => {
  test('default: nothing has to be set', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 4110,
      publicUrl: undefined,
      database: { kind: 'pglite' },
      smtp: undefined,
      masterKey: { kind: 'file' },
      chains: [
        {
          ...{ caipNetworkId: 'eip155:31337', isTest: true },
          rpcUrl: 'http://localhost:8545',
        },
      ],
      hasPublicNodes: true,
    })
  })

  // guard: public-nodes
  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.0.2' },
    { HOST: 'wallet.example' },
    { RPC_URLS: '1=http://localhost:8545' },
    production,
    { ...production, HOST: '127.0.0.1' },
  ])('behavior: no public nodes with %j', (environment) => {
    expect(readConfig(environment).hasPublicNodes).toBe(false)
  })

  test.each(['localhost', '127.0.0.1', '::1'])(
    'behavior: public nodes on %s',
    (HOST) => {
      expect(readConfig({ HOST }).hasPublicNodes).toBe(true)
    },
  )

  test('behavior: empty variables count as not set', () => {
    const variables = Object.keys(production).map((name) => [name, ' '])
    expect(readConfig(Object.fromEntries(variables))).toEqual(readConfig({}))
  })

  test('param: DATA_DIR', () => {
    const { database, masterKey } = readConfig({ DATA_DIR: '/data' })
    expect(database).toEqual({ kind: 'pglite', dataDir: '/data' })
    expect(masterKey).toEqual({ kind: 'file', path: '/data/master.key' })
  })

  test('param: MASTER_KEY in base64', () => {
    const { masterKey } = readConfig({
      MASTER_KEY: Buffer.from(key, 'hex').toString('base64'),
    })
    expect(masterKey).toEqual({ kind: 'value', key: Buffer.from(key, 'hex') })
  })

  test('param: RPC_URLS', () => {
    const { chains } = readConfig({
      RPC_URLS: '1=https://one.example/?key=a=b, eip155:10=http://ten.example',
    })
    expect(chains).toEqual([
      { caipNetworkId: 'eip155:1', rpcUrl: 'https://one.example/?key=a=b' },
      { caipNetworkId: 'eip155:10', rpcUrl: 'http://ten.example' },
    ])
  })

  test('param: RPC_URLS, several nodes of a chain', () => {
    const rpcUrls = ['https://one.example/?key=a=b', 'https://two.example']
    const { chains } = readConfig({ RPC_URLS: `1=${rpcUrls.join('|')}` })
    expect(chains).toEqual([
      { caipNetworkId: 'eip155:1', rpcUrl: rpcUrls[0], rpcUrls },
    ])
  })
})

describe('in production', () => {
  test('default', () => {
    expect(faultsOf(production)).toEqual([])
    expect(readConfig(production)).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://wallet.example',
      database: { kind: 'postgres', connections: 10 },
      smtp: { from: { address: 'login@wallet.example', name: 'Example' } },
    })
  })

  test('error: every missing variable is named at once', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_URL is missing; production needs the https origin of the server',
      'DATABASE_URL is missing; production needs Postgres, as PGlite may lose data',
      'SMTP_URL is missing; production needs a mail server',
      'MASTER_KEY is missing; production needs it or MASTER_KEY_COMMAND',
      'RPC_URLS is missing; production needs the address of a node per chain',
    ])
  })

  test.each([
    ['DATABASE_URL', undefined, /^DATABASE_URL is missing/],
    ['MASTER_KEY', undefined, /^MASTER_KEY is missing/],
    ['SMTP_URL', undefined, /^SMTP_URL is missing/],
    ['PUBLIC_URL', 'http://wallet.example', /is not an https origin/],
  ])('error: refuses %s %s', (name, value, fault) => {
    const faults = faultsOf({ ...production, [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  test('param: MASTER_KEY_COMMAND in place of MASTER_KEY', () => {
    const { MASTER_KEY: _, ...rest } = production
    const command = 'kms decrypt'
    expect(
      readConfig({ ...rest, MASTER_KEY_COMMAND: command }).masterKey,
    ).toEqual({ kind: 'command', command })
    expect(faultsOf({ ...production, MASTER_KEY_COMMAND: command })).toEqual([
      'MASTER_KEY is set beside MASTER_KEY_COMMAND',
    ])
  })
})

test('error: wrong values are named at once, one line each', () => {
  const faults = faultsOf({
    APPROVE_DEVICES: 'yes',
    DATABASE_URL: 'mysql://user:secret@db',
    DATABASE_CONNECTIONS: '0',
    DRAIN_SECONDS: '1.5',
    LOG_LEVEL: 'loud',
    MAIL_FROM: 'nobody',
    MASTER_KEY: 'abc',
    METRICS_TOKEN: 'short',
    OLD_MASTER_KEY: 'secret',
    PORT: '70000',
    PUBLIC_URL: 'wallet.example/path',
    RPC_URLS: '1=ftp://secret',
    SMTP_URL: 'http://user:secret@smtp',
    TRUSTED_PROXIES: '-1',
  })
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
    'APPROVE_DEVICES',
    'DATABASE_CONNECTIONS',
    'DATABASE_URL',
    'DRAIN_SECONDS',
    'LOG_LEVEL',
    'MAIL_FROM',
    'MASTER_KEY',
    'METRICS_TOKEN',
    'OLD_MASTER_KEY',
    'PORT',
    'PUBLIC_URL',
    'RPC_URLS',
    'SMTP_URL',
    'TRUSTED_PROXIES',
  ])
  // Values may be secrets.
  expect(faults.join()).not.toContain('secret')
  expect(faults.every((fault) => !fault.includes('\n'))).toBe(true)
})

test.each([
  ['https://wallet.example/sdk'],
  ['https://user:password@wallet.example'],
  ['https://wallet.example?a'],
])('error: PUBLIC_URL %s is not an origin', (PUBLIC_URL) => {
  expect(faultsOf({ PUBLIC_URL })).toEqual([
    'PUBLIC_URL is not an origin, as in https://wallet.example',
  ])
})

test.each([
  ['', ''],
  ['one=https://a.example', 'entry 1 does not begin with a chain id'],
  ['1=https://a.example,1=https://b.example', 'eip155:1 is listed twice'],
  ['solana:a=https://a.example', 'needs at least one EVM chain'],
  ['1=https://a.example|', 'eip155:1 is not an http or https URL'],
  ['1=https://a.example|https://a.example/', 'eip155:1 names a node twice'],
])('error: RPC_URLS %s', (RPC_URLS, fault) => {
  expect(faultsOf({ RPC_URLS }).join()).toContain(fault)
})

describe('providers', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const apple = {
    APPLE_CLIENT_ID: 'app.example.wallet',
    APPLE_TEAM_ID: 'TEAM1',
    APPLE_KEY_ID: 'KEY1',
    APPLE_PRIVATE_KEY: pem,
  }

  test('default: none', () => {
    const { farcaster, social } = readConfig({})
    expect(farcaster).toBeUndefined()
    expect(Object.values(social).filter(Boolean)).toEqual([])
  })

  test.each(['GOOGLE', 'GITHUB', 'DISCORD', 'FACEBOOK', 'X'])(
    'param: %s',
    (name) => {
      const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]
      const { social } = readConfig({ [id]: 'id', [secret]: 'secret' })
      expect(Object.entries(social).filter(([, client]) => client)).toEqual([
        [name.toLowerCase(), { id: 'id', secret: 'secret' }],
      ])
      expect(faultsOf({ [id]: 'id' })).toEqual([
        `${secret} is missing; it belongs to ${id}`,
      ])
      expect(faultsOf({ [secret]: 'secret' })).toEqual([
        `${id} is missing; it belongs to ${secret}`,
      ])
    },
  )

  test('param: APPLE_PRIVATE_KEY, also in one line', () => {
    const expected = {
      id: apple.APPLE_CLIENT_ID,
      keyId: 'KEY1',
      teamId: 'TEAM1',
    }
    for (const APPLE_PRIVATE_KEY of [pem, pem.replaceAll('\n', '\\n')])
      expect(readConfig({ ...apple, APPLE_PRIVATE_KEY }).social.apple).toEqual({
        ...expected,
        privateKey: pem,
      })
  })

  test('error: parts of Apple', () => {
    const { APPLE_CLIENT_ID, APPLE_PRIVATE_KEY, APPLE_TEAM_ID } = apple
    expect(faultsOf({ APPLE_CLIENT_ID })).toEqual([
      'APPLE_TEAM_ID is missing; it belongs to APPLE_CLIENT_ID',
      'APPLE_KEY_ID is missing; it belongs to APPLE_CLIENT_ID',
      'APPLE_PRIVATE_KEY is missing; it belongs to APPLE_CLIENT_ID',
    ])
    expect(faultsOf({ APPLE_TEAM_ID, APPLE_PRIVATE_KEY })).toEqual([
      'APPLE_CLIENT_ID is missing; it belongs to APPLE_TEAM_ID',
    ])
    const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey
    const wrong = other.export({ format: 'pem', type: 'pkcs8' }).toString()
    for (const key of ['secret-key', wrong]) {
      const faults = faultsOf({ ...apple, APPLE_PRIVATE_KEY: key })
      expect(faults).toEqual([
        'APPLE_PRIVATE_KEY is not a private key of Apple, the text of its .p8 file',
      ])
    }
  })

  test('param: FARCASTER_RPC_URL and FARCASTER_RELAY_URL', () => {
    const rpcUrl = 'https://op.example/key'
    expect(readConfig({ FARCASTER_RPC_URL: rpcUrl }).farcaster).toEqual({
      relayUrl: 'https://relay.farcaster.xyz',
      rpcUrl,
    })
    expect(faultsOf({ FARCASTER_RELAY_URL: 'ftp://relay.example' })).toEqual([
      'FARCASTER_RPC_URL is missing; it belongs to FARCASTER_RELAY_URL',
      'FARCASTER_RELAY_URL is not an http or https URL',
    ])
  })
})
