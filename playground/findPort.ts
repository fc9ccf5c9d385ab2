import { createServer } from 'node:net'

/**
 * Finds out whether a port is free on this machine.
 *
 * @returns the wished port, or any free one
 */
export function findPort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      if (isTaken && wished !== 0) resolve(findPort(0))
      else reject(error)
    })
    probe.listen({ host: '127.0.0.1', port: wished }, () => {
      const address = probe.address()
      const port = typeof address === 'object' ? address?.port : undefined
      probe.close(() => resolve(port ?? wished))
    })
  })
}
