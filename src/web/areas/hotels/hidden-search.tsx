// The parts of a search that a form does not ask for itself, so that they are in the address after it as well.
import { readSearch, type SearchAddress, writeSearch } from './stay-address.ts'

export function HiddenSearch({ search }: { search: Partial<SearchAddress> }) {
  const fields = [...writeSearch({ ...readSearch(new URLSearchParams()), ...search })]
  return fields.map(([name, value], at) => <input key={`${name}-${at}`} type="hidden" name={name} value={value} />)
}
