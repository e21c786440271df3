import { useId, useState } from 'react'

type Props = { label: string; options: string[]; className: string; by: string }

/** Leaves the rows of the list that have the chosen word in the attribute `by`; the list itself stays the server's. */
export function Filter({ label, options, className, by }: Props) {
  const [chosen, choose] = useState('')
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={className} value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">Все</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {chosen && <style>{`[${by}]:not([${by}=${JSON.stringify(chosen)}]) { display: none }`}</style>}
    </div>
  )
}
