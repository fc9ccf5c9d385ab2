const { warn } = console

// A library of the token programs says at each start that it runs without
// native code. Nobody who starts the playground can do anything with that.
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).startsWith('bigint: Failed to load')) warn(...parts)
}

export {}
