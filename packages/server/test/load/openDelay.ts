import { connect, createServer, type Socket } from 'node:net'

/** Postgres's answer that it takes the next statement. */
const READY = 'Z'.charCodeAt(0)

/**
 * Opens a proxy in front of a Postgres that delivers what a client sends some
 * time later, and counts how often the database was ready for the next
 * statement: round trips.
 */
export async function openDelay(parameters: {
  /** Folder of the database's Unix socket. */
  folder: string
  ms: number
}): Promise<{ count(): number; port: number; close(): void }> {
  const { folder, ms } = parameters
  const sockets = new Set<Socket>()
  let ready = 0
  const server = createServer((client) => {
    const database = connect(`${folder}/.s.PGSQL.5432`)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
      socket.on('error', () => undefined)
    }
    client.on('data', (chunk) => {
      if (ms === 0) database.write(chunk)
      else setTimeout(() => database.write(chunk), ms)
    })
    const read = createReader((type) => {
      if (type === READY) ready++
    })
    database.on('data', (chunk) => {
      read(chunk)
      client.write(chunk)
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    port,
    count: () => ready,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Hears of each message of the database: a byte, and a length that counts itself. */
function createReader(hear: (type: number) => void) {
  let left = Buffer.alloc(0)
  let skip = 0
  return (chunk: Buffer) => {
    if (chunk.length <= skip) {
      skip -= chunk.length
      return
    }
    left = Buffer.concat([left, chunk.subarray(skip)])
    skip = 0
    while (left.length >= 5) {
      hear(left[0] ?? 0)
      const size = 1 + left.readUInt32BE(1)
      skip = Math.max(0, size - left.length)
      left = left.subarray(size)
    }
  }
}
