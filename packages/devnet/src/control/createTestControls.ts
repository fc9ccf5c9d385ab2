import {
  type Address,
  createClient,
  http,
  isAddress,
  numberToHex,
  parseUnits,
  zeroAddress,
} from 'viem'
import { type Fault, faultModes, faultServices } from '../http/createFaults.js'
import type { Services } from '../services.js'

/** How long a test waits for a mail. */
const MAIL_WAIT_MS = 10_000
const MAIL_POLL_MS = 20

/** What tests of apps do most, in few words. */
export function createTestControls(
  services: Pick<Services, 'chains' | 'control' | 'tokens'>,
): Pick<Services, 'clock' | 'fail' | 'mailbox' | 'setBalance'> {
  const { chains, control, tokens } = services

  function findToken(token: string) {
    const own = Object.values(tokens).find(
      ({ address, symbol }) =>
        symbol === token || address.toLowerCase() === token.toLowerCase(),
    )
    if (own) return own
    const symbols = Object.values(tokens).map(({ symbol }) => symbol)
    throw new Error(
      `There is no token ${token}. Use ${symbols.join(', ')}, or omit it for ETH.`,
    )
  }

  return {
    clock: { advance: (ms) => control.advance(ms) },
    fail(service, how, path) {
      const mode = String(how) as Fault['mode']
      if (!faultServices.includes(service))
        throw new Error(
          `${service} cannot fail. Use ${faultServices.join(', ')}.`,
        )
      if (!faultModes.includes(mode))
        throw new Error(
          `${service} cannot fail with ${mode}. Use ${faultModes.join(', ')}.`,
        )
      control.setFault({ mode, service, ...(path !== undefined && { path }) })
    },
    mailbox: {
      async code(email) {
        const end = Date.now() + MAIL_WAIT_MS
        for (;;) {
          const code = control.mails(email).find((mail) => mail.code)?.code
          if (code) return code
          if (Date.now() > end)
            throw new Error(`No code has arrived for ${email}.`)
          await new Promise((resolve) => setTimeout(resolve, MAIL_POLL_MS))
        }
      },
    },
    async setBalance({ address, amount, chainId, token }) {
      if (!isAddress(address) || address === zeroAddress)
        throw new Error(
          `${address} is not an EVM address. Use control.fund() for Solana.`,
        )
      const [first] = chains
      const chain = chains.find(({ id }) => id === (chainId ?? first?.id))
      if (!chain) throw new Error(`There is no chain ${chainId}.`)
      const node = createClient({ transport: http(chain.rpcUrl) })
      const request = (method: string, params: readonly unknown[]) =>
        node.request({ method, params } as never)
      if (token === undefined) {
        const value = numberToHex(parseUnits(amount, 18))
        await request('anvil_setBalance', [address, value])
        return
      }
      const { address: contract, decimals } = findToken(token)
      const value = numberToHex(parseUnits(amount, decimals))
      await request('anvil_dealERC20', [address, contract as Address, value])
    },
  }
}
