export function PrivacyPolicyPage() { return <h1>Legal</h1>; }
