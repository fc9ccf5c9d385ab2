import { BaseError } from 'viem'
import { ConfigError } from '../config/ConfigError.js'

/** Lines for the terminal about why a command failed, one for each fault. */
export function describeFailure(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults
  // Node tries each address of a host; its own message is empty.
  if (error instanceof AggregateError)
    return [error.errors.flatMap(describeFailure).join('; ')]
  // The long message has the address of the node.
  if (error instanceof BaseError) return [error.shortMessage]
  if (!(error instanceof Error)) return [String(error)]
  const { address, code, port, syscall }: ListenError = error
  if (syscall !== 'listen') return [error.message]
  if (code === 'EADDRINUSE')
    return [
      `PORT ${port} is in use on ${address}; stop that process, or set another`,
    ]
  if (code === 'EACCES')
    return [`PORT ${port} needs more rights; set one above 1023`]
  return [`HOST ${address} is not an address of this machine (${code})`]
}

type ListenError = NodeJS.ErrnoException & { address?: string; port?: number }
