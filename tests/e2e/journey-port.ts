// Where the product of a run of journeys listens: JOURNEY_PORT where two runs share a machine.
export const port = Number(process.env['JOURNEY_PORT'] ?? 4399)
