/**
 * The options that belong into a key. What no JSON can hold is an empty object
 * there, because a render must not throw: the action refuses it.
 */
export function toKeyOptions<
  options extends object,
  name extends keyof options,
>(options: options, names: readonly name[]): Pick<options, name> {
  const found: Partial<options> = {}
  for (const name of names) found[name] = read(options, name) as options[name]
  return found as Pick<options, name>
}

function read(options: object, name: PropertyKey): unknown {
  try {
    const value: unknown = Reflect.get(options, name)
    JSON.stringify(value)
    return value
  } catch {
    return {}
  }
}
