/** The output of expo-doctor, check by check. */
export interface DoctorReport {
  readonly passed: number;
  readonly failed: readonly string[];
  /** Checks that could not reach their server. */
  readonly notRun: readonly string[];
}

const NO_NETWORK = /\b(EAI_AGAIN|ENOTFOUND|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|ECONNRESET)\b/;

export function readDoctor(said: string): DoctorReport {
  // The list of checks comes first; failures are repeated after the count.
  const [list = ''] = said.split(/^\d+\/\d+ checks passed/m);
  const lines = list.split('\n');
  const named = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2).trim()] : []));
  const unreachable = (check: string) => {
    const [, cause = ''] = list.split(`Unexpected error while running '${check}' check:`);
    return NO_NETWORK.test(cause.split(/^[✔✖]/m)[0] ?? '');
  };
  const bad = named('✖');
  return {
    passed: named('✔').length,
    failed: bad.filter((check) => !unreachable(check)),
    notRun: bad.filter(unreachable),
  };
}
