import { foldEmail } from '../auth/foldEmail.js'
import type { Tables } from '../store/store.js'

/** What the records of one user are found by. */
export type Subject = {
  userId: string
  /** At most one; none once the user's record is gone. */
  emails: readonly string[]
  /** The mailboxes of these addresses, as limits count them. */
  mailboxes: readonly string[]
  /** Random IDs of the browsers that hold a session. */
  deviceIds: readonly string[]
  /** Of the wallet, as far as the server knows them, and those given. */
  addresses: { evm: readonly string[]; solana: readonly string[] }
  projectIds: readonly string[]
}

/**
 * Reads what the records of a user are found by. The server knows the
 * addresses of wallets that can be recovered; those of `custody: 'device'`
 * exist in the browser alone.
 *
 * @param parameters.addresses - more addresses of the user, EVM or Solana
 */
export async function readSubject(
  tables: Tables,
  parameters: { addresses?: readonly string[] | undefined; userId: string },
): Promise<Subject> {
  const { addresses: given = [], userId } = parameters
  const user = await tables.users.get(userId)
  const custody = await tables.custodies.get(userId)
  const sessions = await tables.sessions.find({ userId })
  const projects = await tables.projects.find()
  const emails = user?.email === undefined ? [] : [user.email]
  const known = custody?.addresses
  const isEvm = (address: string) => address.startsWith('0x')
  const addresses = [...given, ...(known ? [known.evm, known.solana] : [])]
  return {
    userId,
    emails,
    mailboxes: emails.map(foldEmail),
    deviceIds: unique(sessions.map(([, { deviceId }]) => deviceId)),
    addresses: {
      evm: unique(addresses.filter(isEvm)),
      solana: unique(addresses.filter((address) => !isEvm(address))),
    },
    projectIds: projects.map(([id]) => id),
  }
}

const unique = (values: readonly string[]) => [...new Set(values)]
