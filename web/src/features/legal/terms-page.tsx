export function TermsPage() { return <h1>Legal</h1>; }
