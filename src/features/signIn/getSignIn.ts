import { ParameterError } from '../../core/errors/base.js'
import { parseCaipNetworkId } from '../../core/network/parseCaipNetworkId.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { Kit } from '../../createKit.js'
import { fromSiweConfig } from '../../siwx/client/fromSiweConfig.js'
import { hostedSiwx } from '../../siwx/client/hostedSiwx.js'
import type { SiwxConfig, SiwxContext } from '../../siwx/client/types.js'

/**
 * Returns the sign-in of a kit, from either of its options; `undefined` if it
 * has none.
 *
 * @throws ParameterError when a method of the option is missing, or
 * `features.emailCapture` is set for a sign-in without `emailCapture`
 */
export function getSignIn(kit: Kit): SiwxConfig | undefined {
  return kit.own(createSignIn)
}

function createSignIn(kit: Kit): SiwxConfig | undefined {
  const found = findSignIn(kit)
  if (found && kit.features?.emailCapture && !found.emailCapture)
    throw new ParameterError({
      expected: 'a sign-in with `emailCapture`',
      parameter: 'features.emailCapture',
      received: 'a sign-in without',
    })
  return found
}

function findSignIn(kit: Kit): SiwxConfig | undefined {
  const { config, hosts, projectId, siweConfig, siwx } = kit
  if (siweConfig) {
    if (siweConfig.enabled === false) return undefined
    assertMethods(siweConfig, 'siweConfig', siweMethods)
    return fromSiweConfig({
      get chainIds() {
        return config.chains.map(({ id }) => id)
      },
      getActiveNetwork: () => kit.getActiveAccount()?.caipNetworkId,
      siweConfig,
    })
  }
  if (!siwx) return undefined
  if (siwx === 'hosted') {
    const url = `${hosts.explorer}/auth/v1`
    return hostedSiwx({ projectId, url })(toContext(kit))
  }
  const found = typeof siwx === 'function' ? siwx(toContext(kit)) : siwx
  assertMethods(found, 'siwx', siwxMethods)
  return found
}

function toContext({ config, storage }: Kit): SiwxContext {
  return {
    getClient(chainId) {
      const { namespace, reference } = parseCaipNetworkId(chainId)
      const chain = config.chains.find(({ id }) => String(id) === reference)
      return chain && namespace === 'eip155'
        ? config.getClient({ chainId: chain.id })
        : undefined
    },
    storage,
  }
}

const siwxMethods = [
  'addSession',
  'createMessage',
  'getSessions',
  'revokeSession',
  'setSessions',
]

const siweMethods = [
  'createMessage',
  'getNonce',
  'getSession',
  'signOut',
  'verifyMessage',
]

function assertMethods(
  option: object,
  name: string,
  methods: readonly string[],
) {
  readParameters(
    option,
    Object.fromEntries(methods.map((method) => [method, 'function'])) as never,
    name,
  )
}
