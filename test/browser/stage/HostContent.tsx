/** Elements of the host page, none of them ours. */
export function HostContent() {
  return (
    <main id="host">
      <h1>Heading</h1>
      <h2 className="title">Second heading</h2>
      <p>
        Text with a <a href="#host">another place</a> and{' '}
        <strong>weight</strong>.
      </p>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <button className="button" type="button">
        Button
      </button>
      <input placeholder="Input" type="text" />
      <select>
        <option>Choice</option>
      </select>
      <textarea defaultValue="Text" />
      <svg aria-hidden="true" className="icon" height="20" width="20">
        <circle cx="10" cy="10" r="8" />
        <path d="M0 0h10" stroke="red" />
      </svg>
      <table>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <dialog open>Dialog</dialog>
    </main>
  )
}
