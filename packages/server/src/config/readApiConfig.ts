import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ApiConfig, apiConfigSchema } from './apiConfig.js'
import type { ChainConfig } from './config.js'

/** Parts that go by network. */
const parts = ['networks', 'prices', 'history', 'swaps', 'bundlers'] as const

type Environment = Record<string, string | undefined>

/**
 * Reads the services outside from JSON, or from a file of it. A string `$NAME`
 * stands for the environment variable, so that keys stay out of the file.
 * Paths of token lists are relative to the file.
 *
 * @returns Faults, in words that do not repeat a value; or the services.
 */
export function readApiConfig(
  parameters: readApiConfig.Parameters,
): readApiConfig.ReturnType {
  const { chains, environment, text = '{}' } = parameters
  const isInline = text.trim().startsWith('{')
  const folder = isInline ? process.cwd() : dirname(resolve(text.trim()))
  const faults: string[] = []
  let given: unknown
  try {
    const json = isInline ? text : readFileSync(text.trim(), 'utf8')
    given = fillIn(JSON.parse(json), environment, [], faults)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code !== undefined
    return isMissing ? ['names a file that cannot be read'] : ['is no JSON']
  }
  if (faults.length > 0) return faults
  const { data, error } = apiConfigSchema.safeParse(given)
  if (!data)
    return error.issues.map((issue) => {
      const path = issue.path.join('.')
      if (issue.code === 'unrecognized_keys')
        return `${[path, issue.keys[0]].filter(Boolean).join('.')} is not known`
      // A key of a record is the last part of the path itself.
      const nested = issue.code === 'invalid_key' ? issue.issues[0] : undefined
      return `${path} ${nested?.message ?? issue.message}`.trim()
    })
  const known = chains?.map(({ caipNetworkId }) => caipNetworkId)
  for (const part of parts)
    for (const chainId of Object.keys(data[part]))
      if (known?.includes(chainId) === false)
        faults.push(`${part}.${chainId} has no node in RPC_URLS`)
  if (faults.length > 0) return faults
  const tokenLists = data.tokenLists.map((source) =>
    /^https?:/.test(source) ? source : resolve(folder, source),
  )
  return { ...data, tokenLists }
}

export declare namespace readApiConfig {
  type Parameters = {
    /** `undefined` when they could not be read. */
    chains: readonly ChainConfig[] | undefined
    environment: Environment
    /** JSON, or the path of a file. Default: nothing is configured. */
    text?: string | undefined
  }
  type ReturnType = ApiConfig | string[]
}

function fillIn(
  value: unknown,
  environment: Environment,
  path: readonly string[],
  faults: string[],
): unknown {
  if (typeof value === 'string') {
    const [, name] = /^\$([A-Z][A-Z0-9_]*)$/.exec(value) ?? []
    if (!name) return value
    const found = environment[name]?.trim()
    if (found) return found
    faults.push(`${path.join('.')} names ${name}, which is not set`)
    return value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([key, item]) =>
      [key, fillIn(item, environment, [...path, key], faults)] as const,
  )
  return Array.isArray(value)
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries)
}
