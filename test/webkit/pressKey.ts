import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Key codes of X's own keyboard. */
const codes = { Enter: 36, Tab: 23 }
const KEY_PRESS = 2
const KEY_RELEASE = 3
const FAKE_INPUT = 2
/** Requests of the X protocol. */
const GET_INPUT_FOCUS = 43
const QUERY_EXTENSION = 98
const REPLY_BYTES = 32

/**
 * Presses a key on the keyboard of a display, in the focused window, without
 * WebDriver. Uses the X protocol itself, with its XTEST extension.
 *
 * @param parameters.display - Name of the display, such as `:7`.
 */
export async function pressKey(parameters: {
  display: string
  key: keyof typeof codes
}) {
  const { display, key } = parameters
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`)
  try {
    await once(socket, 'connect')
    await greet(socket)
    const opcode = await findExtension(socket, 'XTEST')
    for (const type of [KEY_PRESS, KEY_RELEASE])
      socket.write(createFakeInput({ code: codes[key], opcode, type }))
    // A request with a reply confirms that everything before it was done.
    socket.write(Buffer.from([GET_INPUT_FOCUS, 0, 1, 0]))
    await read(socket, REPLY_BYTES)
  } finally {
    socket.destroy()
  }
}

async function greet(socket: Socket) {
  const greeting = Buffer.alloc(12)
  greeting.write('l')
  greeting.writeUInt16LE(11, 2)
  socket.write(greeting)
  const head = await read(socket, 8)
  const rest = await read(socket, head.readUInt16LE(6) * 4)
  if (head[0] !== 1) throw new Error(`The display refuses: ${rest}`)
}

async function findExtension(socket: Socket, name: string) {
  const request = Buffer.alloc(16)
  request[0] = QUERY_EXTENSION
  request.writeUInt16LE(request.length / 4, 2)
  request.writeUInt16LE(name.length, 4)
  request.write(name, 8)
  socket.write(request)
  const reply = await read(socket, REPLY_BYTES)
  if (!reply[8]) throw new Error(`The display has no ${name}`)
  return Number(reply[9])
}

function createFakeInput(parameters: {
  code: number
  opcode: number
  type: number
}) {
  const { code, opcode, type } = parameters
  const request = Buffer.alloc(36)
  request[0] = opcode
  request[1] = FAKE_INPUT
  request.writeUInt16LE(request.length / 4, 2)
  request[4] = type
  request[5] = code
  return request
}

async function read(socket: Socket, size: number): Promise<Buffer> {
  for (;;) {
    const bytes = socket.read(size) as Buffer | null
    if (bytes) return bytes
    await once(socket, 'readable')
  }
}
