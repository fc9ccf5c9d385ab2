/**
 * Module-level state that is allowed, with the reason. Everything else lives on
 * the kit (`kit.own`) or in a closure.
 */
export const moduleState: Readonly<Record<string, string>> = {}
