/** The node has answered something else than a simulation. */
export function unreadableRun(): Error {
  return new Error('The simulation cannot be read')
}
