// The browser's cache storage in memory, as far as the product uses it.

class FakeCache {
  readonly entries = new Map<string, Response>()

  match = async (asked: string | Request) => this.entries.get(nameOf(asked))?.clone()

  put = async (asked: string | Request, answer: Response) => void this.entries.set(nameOf(asked), answer)

  keys = async () => [...this.entries.keys()].map((url) => new Request(url))

  delete = async (asked: string | Request) => this.entries.delete(nameOf(asked))
}

const nameOf = (asked: string | Request): string => (typeof asked === 'string' ? asked : asked.url)

export class FakeCaches {
  readonly shelves = new Map<string, FakeCache>()

  open = async (name: string) => {
    const cache = this.shelves.get(name) ?? new FakeCache()
    this.shelves.set(name, cache)
    return cache
  }

  has = async (name: string) => this.shelves.has(name)

  keys = async () => [...this.shelves.keys()]

  delete = async (name: string) => this.shelves.delete(name)

  /** Paths of everything that is kept, in the order of their names. */
  get paths(): string[] {
    const urls = [...this.shelves.values()].flatMap(({ entries }) => [...entries.keys()])
    return urls
      .map((url) => new URL(url))
      .map(({ pathname, search }) => pathname + search)
      .sort()
  }
}
