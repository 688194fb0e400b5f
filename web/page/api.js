// Talking to the server, and its refusals in the words of the page.

import { has, language, t } from "./i18n.js";

/**
 * A Problem is what the server says when it refuses (application/problem+json).
 * @typedef {{status: number, detail?: string, errors?: {location?: string}[], line?: number, column?: number, found?: string, wanted?: string, limit?: string, most?: number, reason?: string, senseless?: boolean}} Problem
 */

/** An ApiError carries the server's problem; its status is 0 when the server cannot be reached. */
export class ApiError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail ?? `status ${problem.status}`);
    this.status = problem.status;
    this.problem = problem;
  }
}

/** What an answer has at least, and of which kind. @type {Record<string, [string, (value: any) => boolean]>} */
const LEAST = {
  solve: ["solvable", (v) => typeof v === "boolean"],
  count: ["verdict", (v) => ["none", "unique", "several"].includes(v)],
  hint: ["kind", (v) => ["step", "mistakes", "solved", "stuck"].includes(v)],
  steps: ["steps", Array.isArray],
  rate: ["er", (v) => typeof v === "number"],
  generate: ["puzzles", Array.isArray],
  convert: ["puzzles", Array.isArray],
};

/** senseless is the error for an answer that cannot be the server's. */
export const senseless = () => new ApiError({ status: 502, senseless: true });

/** @param {Response} answer */
async function refusal(answer) {
  try {
    return { ...(await answer.json()), status: answer.status };
  } catch {
    return { status: answer.status };
  }
}

/**
 * send posts a body and returns the answer if it is a good one. An abort is thrown on as it is.
 * @param {string} path
 * @param {RequestInit} request
 */
async function send(path, request) {
  const url = new URL("api/v1/" + path, document.baseURI);
  let answer;
  try {
    answer = await fetch(url, { method: "POST", cache: "no-store", ...request });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError({ status: 0 });
  }
  if (!answer.ok) throw new ApiError(await refusal(answer));
  return answer;
}

/**
 * post asks the server: post("solve", {puzzle}) resolves to its answer.
 * @param {string} path
 * @param {object} body
 * @param {{signal?: AbortSignal}} [options]
 */
export async function post(path, body, { signal } = {}) {
  const answer = await send(path, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, signal });
  let read;
  try {
    read = await answer.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw error instanceof SyntaxError ? senseless() : new ApiError({ status: 0 });
  }
  const [field, fits] = LEAST[path] ?? [];
  if (typeof read !== "object" || read === null || (field && !fits?.(read[field]))) throw senseless();
  return read;
}

/**
 * batch sends many puzzles, one a line, and returns the answers in order.
 * @param {string} path
 * @param {string[]} lines
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<any[]>}
 */
export async function batch(path, lines, { signal } = {}) {
  const answer = await send(path, { body: lines.join("\n"), headers: { "Content-Type": "text/plain" }, signal });
  const text = await answer.text();
  try {
    const all = text.trim().split("\n").map((line) => JSON.parse(line));
    return all.filter((one) => "puzzle" in one || "line" in one);
  } catch {
    throw senseless();
  }
}

/**
 * text says what went wrong in the language of the page. The server's own words are for programs.
 * @param {Problem} problem
 */
export function text(problem) {
  const { status, limit, reason, most } = problem;
  if (status === 0) return t("app.unreachable");
  if (problem.senseless) return t("app.senseless");
  const key = [`app.limit.${limit}`, `app.reason.${reason}`, `app.status.${status}`].find(has);
  return t(key ?? (status >= 500 ? "app.failed" : "app.refused"), { most: most?.toLocaleString(language()) });
}
