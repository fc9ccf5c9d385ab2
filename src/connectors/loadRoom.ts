import type { rooms } from './rooms.js'

type Rooms = typeof rooms

/** Loads a part of the connectors on first use. */
export async function loadRoom<name extends keyof Rooms>(
  name: name,
): Promise<Awaited<ReturnType<Rooms[name]>>> {
  const module = await import('./rooms.js')
  return module.rooms[name]() as never
}
