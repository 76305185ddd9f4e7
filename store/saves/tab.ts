/** One app, one process: a phone needs no lock. The web has tab.web.ts. */
export async function claimTab(): Promise<boolean> {
  return true;
}

export async function canKeep(): Promise<boolean> {
  return true;
}

export async function hasRoom(): Promise<boolean> {
  return true;
}
