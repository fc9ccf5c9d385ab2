import { useTheme } from 'latchkey'
import { accents, type Look as Choice, modes, saveLook } from './look.js'

/** Two of the package's options, to try them out. */
export function Look() {
  const { mode, setMode, setVariables, variables } = useTheme()
  const { accent } = variables
  function choose(change: Partial<Choice>) {
    const next = { accent, mode, ...change }
    setMode(next.mode)
    setVariables(next.accent ? { accent: next.accent } : {})
    saveLook(next)
  }
  return (
    <section className="card" aria-labelledby="look-title">
      <h2 id="look-title">Your look</h2>
      <fieldset className="modes">
        <legend>Theme</legend>
        {modes.map((option) => (
          <label key={option.mode}>
            <input
              checked={mode === option.mode}
              name="mode"
              onChange={() => choose({ mode: option.mode })}
              type="radio"
            />
            <span>{option.name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="accents">
        <legend>Accent</legend>
        {accents.map(({ name, value }) => (
          <label key={name}>
            <input
              checked={accent === value}
              name="accent"
              onChange={() => choose({ accent: value })}
              type="radio"
            />
            <span
              className="swatch"
              style={value ? { background: value } : {}}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
