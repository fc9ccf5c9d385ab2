import { createPrivateKey } from 'node:crypto'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { ConfigError } from './ConfigError.js'
import type { Config, MasterKeySource } from './config.js'
import { parseChains } from './parseChains.js'
import { parseMasterKey } from './parseMasterKey.js'
import { readApiConfig } from './readApiConfig.js'

const PORT = 4110
const CALLS_PER_MINUTE = 300
const GUEST_DAYS = 90
const SECOND_MS = 1_000
const LOCAL_NODE = '31337=http://localhost:8545'
const FARCASTER_RELAY = 'https://relay.farcaster.xyz'

type Environment = Record<string, string | undefined>

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with every fault at once
 *
 * @example
 * const config = readConfig(process.env)
 */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  )
  const isProduction = given.NODE_ENV === 'production'
  const { data, error } = createSchema(given, isProduction).safeParse(given)
  const parsed = parseChains(given.RPC_URLS ?? (isProduction ? '' : LOCAL_NODE))
  const isRead = typeof parsed !== 'string'
  // The node that is expected on a developer's machine, if none is given.
  const isLocal = given.RPC_URLS === undefined
  const chains = isRead
    ? parsed.map((chain) => ({ ...chain, ...(isLocal && { isTest: true }) }))
    : []
  const apis = readApiConfig({
    chains: isRead ? chains : undefined,
    environment: given,
    text: given.API_CONFIG,
  })
  // What is wrong with the chains is among the issues.
  if (!data || !isRead || Array.isArray(apis))
    throw new ConfigError([
      ...(error?.issues ?? []).map(
        ({ message, path }) => `${path.join('.')} ${message}`,
      ),
      ...(Array.isArray(apis) ? apis : []).map(
        (fault) => `API_CONFIG ${fault}`,
      ),
    ])
  const dataDir = resolve(data.DATA_DIR ?? '.latchkey')
  const host = data.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1')
  return {
    isProduction,
    host,
    port: Number(data.PORT ?? PORT),
    publicUrl: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
    database: data.DATABASE_URL
      ? {
          kind: 'postgres',
          connections: Number(data.DATABASE_CONNECTIONS ?? 10),
          replicaUrl: data.DATABASE_REPLICA_URL,
          url: data.DATABASE_URL,
        }
      : { kind: 'pglite', dataDir },
    smtp: data.SMTP_URL
      ? { url: data.SMTP_URL, from: parseSender(data.MAIL_FROM ?? '') }
      : undefined,
    masterKey: toMasterKey(data, dataDir),
    oldMasterKey: parseMasterKey(data.OLD_MASTER_KEY ?? ''),
    chains,
    // guard: public-nodes
    // A server that others reach would pass their requests on.
    hasPublicNodes:
      !isProduction && given.RPC_URLS === undefined && isLoopback(host),
    apis,
    social: toSocial(data),
    farcaster: data.FARCASTER_RPC_URL
      ? {
          relayUrl: data.FARCASTER_RELAY_URL ?? FARCASTER_RELAY,
          rpcUrl: data.FARCASTER_RPC_URL,
        }
      : undefined,
    logLevel: data.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    adminToken: data.ADMIN_TOKEN,
    metricsToken: data.METRICS_TOKEN,
    approvesDevices: data.APPROVE_DEVICES === 'true',
    hasProofOfWork: data.PROOF_OF_WORK === 'true',
    callsPerMinute: Number(data.API_CALLS_PER_MINUTE ?? CALLS_PER_MINUTE),
    proxies: Number(data.TRUSTED_PROXIES ?? 0),
    // In development, whoever presses Ctrl-C waits for it.
    descriptorsDir: data.DESCRIPTORS_DIR && resolve(data.DESCRIPTORS_DIR),
    guestDays: Number(data.GUEST_DAYS ?? GUEST_DAYS),
    drainMs: Number(data.DRAIN_SECONDS ?? (isProduction ? 30 : 1)) * SECOND_MS,
  }
}

export declare namespace readConfig {
  type ReturnType = Config
  type ErrorType = ConfigError
}

/** Every fault belongs to one variable, as the checks of objects come last. */
function createSchema(given: Environment, isProduction: boolean) {
  const required = (missing: string, ...check: Check) =>
    isProduction ? text(...check, missing) : z.optional(text(...check))
  // Either all of a client is set, or nothing of it.
  const together = (...others: string[]) => {
    const other = others.find((name) => given[name] !== undefined)
    return other
      ? z.string(`is missing; it belongs to ${other}`)
      : z.optional(z.string())
  }
  const hasCommand = given.MASTER_KEY_COMMAND !== undefined
  return z.object({
    NODE_ENV: z.optional(z.string()),
    HOST: z.optional(z.string()),
    PORT: z.optional(whole(0, 65_535)),
    PUBLIC_URL: required(
      'is missing; production needs the https origin of the server',
      (value) => isOrigin(value, isProduction),
      isProduction
        ? 'is not an https origin, as in https://wallet.example'
        : 'is not an origin, as in https://wallet.example',
    ),
    DATA_DIR: z.optional(z.string()),
    DATABASE_URL: required(
      'is missing; production needs Postgres, as PGlite may lose data',
      (value) => hasProtocol(value, 'postgres:', 'postgresql:'),
      'is not a postgres:// address',
    ),
    DATABASE_CONNECTIONS: z.optional(whole(1, 1_000)),
    DATABASE_REPLICA_URL: z.optional(
      text(
        (value) =>
          given.DATABASE_URL !== undefined &&
          hasProtocol(value, 'postgres:', 'postgresql:'),
        given.DATABASE_URL === undefined
          ? 'is set without DATABASE_URL'
          : 'is not a postgres:// address',
      ),
    ),
    SMTP_URL: required(
      'is missing; production needs a mail server',
      (value) => hasProtocol(value, 'smtp:', 'smtps:'),
      'is not an smtp:// or smtps:// address',
    ),
    MAIL_FROM: given.SMTP_URL
      ? text(
          (value) => parseSender(value).address !== '',
          'is not a sender, as in Example <login@wallet.example>',
          'is missing; it is the sender of the mails',
        )
      : z.optional(z.string()),
    MASTER_KEY: hasCommand
      ? z.optional(text(() => false, 'is set beside MASTER_KEY_COMMAND'))
      : required(
          'is missing; production needs it or MASTER_KEY_COMMAND',
          (value) => parseMasterKey(value) !== undefined,
          'is not 32 bytes in hex or base64; make it by openssl rand -hex 32',
        ),
    MASTER_KEY_COMMAND: z.optional(z.string()),
    OLD_MASTER_KEY: z.optional(
      text(
        (value) => parseMasterKey(value) !== undefined,
        'is not 32 bytes in hex or base64',
      ),
    ),
    RPC_URLS: required(
      'is missing; production needs the address of a node per chain',
      (value) => typeof parseChains(value) !== 'string',
      (value) => String(parseChains(value)),
    ),
    API_CONFIG: z.optional(z.string()),
    DESCRIPTORS_DIR: z.optional(z.string()),
    GOOGLE_CLIENT_ID: together('GOOGLE_CLIENT_SECRET'),
    GOOGLE_CLIENT_SECRET: together('GOOGLE_CLIENT_ID'),
    APPLE_CLIENT_ID: together(
      ...(['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const),
    ),
    APPLE_TEAM_ID: together('APPLE_CLIENT_ID'),
    APPLE_KEY_ID: together('APPLE_CLIENT_ID'),
    APPLE_PRIVATE_KEY: given.APPLE_CLIENT_ID
      ? text(
          (value) => parsePrivateKey(value) !== undefined,
          'is not a private key of Apple, the text of its .p8 file',
          'is missing; it belongs to APPLE_CLIENT_ID',
        )
      : z.optional(z.string()),
    GITHUB_CLIENT_ID: together('GITHUB_CLIENT_SECRET'),
    GITHUB_CLIENT_SECRET: together('GITHUB_CLIENT_ID'),
    DISCORD_CLIENT_ID: together('DISCORD_CLIENT_SECRET'),
    DISCORD_CLIENT_SECRET: together('DISCORD_CLIENT_ID'),
    FACEBOOK_CLIENT_ID: together('FACEBOOK_CLIENT_SECRET'),
    FACEBOOK_CLIENT_SECRET: together('FACEBOOK_CLIENT_ID'),
    X_CLIENT_ID: together('X_CLIENT_SECRET'),
    X_CLIENT_SECRET: together('X_CLIENT_ID'),
    FARCASTER_RPC_URL: given.FARCASTER_RELAY_URL
      ? httpUrl('is missing; it belongs to FARCASTER_RELAY_URL')
      : z.optional(httpUrl()),
    FARCASTER_RELAY_URL: z.optional(httpUrl()),
    LOG_LEVEL: z.optional(
      z.enum(
        ['debug', 'info', 'warn', 'error', 'silent'],
        'is not one of debug, info, warn, error, silent',
      ),
    ),
    ADMIN_TOKEN: z.optional(
      text((value) => value.length >= 32, 'is shorter than 32 characters'),
    ),
    METRICS_TOKEN: z.optional(
      text((value) => value.length >= 16, 'is shorter than 16 characters'),
    ),
    DRAIN_SECONDS: z.optional(whole(0, 600)),
    GUEST_DAYS: z.optional(whole(0, 3_650)),
    API_CALLS_PER_MINUTE: z.optional(whole(0, 1_000_000)),
    TRUSTED_PROXIES: z.optional(whole(0, 10)),
    APPROVE_DEVICES: z.optional(
      z.enum(['true', 'false'], 'is neither true nor false'),
    ),
    PROOF_OF_WORK: z.optional(
      z.enum(['true', 'false'], 'is neither true nor false'),
    ),
  })
}

type Check = [
  isRight: (value: string) => boolean,
  fault: string | ((value: string) => string),
]

function text(...[isRight, fault, missing]: [...Check, missing?: string]) {
  const error = ({ input }: { input?: unknown }) =>
    typeof fault === 'string' ? fault : fault(String(input))
  return z.string(missing).check(z.refine(isRight, { error }))
}

function whole(least: number, most: number) {
  return text(
    (value) =>
      /^\d{1,9}$/.test(value) &&
      Number(value) >= least &&
      Number(value) <= most,
    `is not a whole number from ${least} to ${most}`,
  )
}

function httpUrl(missing?: string) {
  return text(
    (value) => hasProtocol(value, 'http:', 'https:'),
    'is not an http or https URL',
    missing,
  )
}

function isOrigin(value: string, isProduction: boolean) {
  if (!hasProtocol(value, 'https:', ...(isProduction ? [] : ['http:'])))
    return false
  const { hash, password, pathname, search, username } = new URL(value)
  return pathname === '/' && !(hash || password || search || username)
}

function isLoopback(host: string) {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)
}

function hasProtocol(value: string, ...protocols: string[]) {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function parseSender(value: string) {
  const match = /^(?:([^<>]*)<)?([^\s<>@,;]+@[^\s<>@,;]+?)>?$/.exec(
    value.trim(),
  )
  const [, name = '', address = ''] = match ?? []
  return { address, name: name.trim().replace(/^"(.*)"$/, '$1') }
}

function toMasterKey(
  data: {
    MASTER_KEY?: string | undefined
    MASTER_KEY_COMMAND?: string | undefined
  },
  dataDir: string,
): MasterKeySource {
  const { MASTER_KEY: value, MASTER_KEY_COMMAND: command } = data
  const key = value && parseMasterKey(value)
  if (key) return { kind: 'value', key }
  if (command) return { kind: 'command', command }
  return { kind: 'file', path: join(dataDir, 'master.key') }
}

type SocialVariable =
  | `${'GOOGLE' | 'GITHUB' | 'DISCORD' | 'FACEBOOK' | 'X'}_CLIENT_${'ID' | 'SECRET'}`
  | `APPLE_${'CLIENT_ID' | 'TEAM_ID' | 'KEY_ID' | 'PRIVATE_KEY'}`

function toSocial(
  data: Partial<Record<SocialVariable, string | undefined>>,
): Config['social'] {
  const toClient = (id: string | undefined, secret: string | undefined) =>
    id && secret ? { id, secret } : undefined
  const { APPLE_CLIENT_ID: id, APPLE_KEY_ID: keyId } = data
  const { APPLE_PRIVATE_KEY: key, APPLE_TEAM_ID: teamId } = data
  const privateKey = key && parsePrivateKey(key)
  return {
    apple:
      id && keyId && privateKey && teamId
        ? { id, keyId, privateKey, teamId }
        : undefined,
    discord: toClient(data.DISCORD_CLIENT_ID, data.DISCORD_CLIENT_SECRET),
    facebook: toClient(data.FACEBOOK_CLIENT_ID, data.FACEBOOK_CLIENT_SECRET),
    github: toClient(data.GITHUB_CLIENT_ID, data.GITHUB_CLIENT_SECRET),
    google: toClient(data.GOOGLE_CLIENT_ID, data.GOOGLE_CLIENT_SECRET),
    x: toClient(data.X_CLIENT_ID, data.X_CLIENT_SECRET),
  }
}

/** A key by P-256 in PEM, also with `\n` for line breaks. */
function parsePrivateKey(value: string) {
  const pem = value.replaceAll('\\n', '\n')
  try {
    const { asymmetricKeyDetails: details } = createPrivateKey(pem)
    return details?.namedCurve === 'prime256v1' ? pem : undefined
  } catch {
    return undefined
  }
}
