@core
Feature: A visitor finds at the front door what the exchange is
  Scenario: What a trade costs is told before anybody has an account
    When Ada asks at the front door what trading 1000 USDT of BTC costs
    Then what she is told with the fee is more by exactly the fee
    And what she is told of 10000 USDT is not less

  Scenario: Reserves at the front door and on their page are one figure
    When Ada looks at the reserve ratio at the front door
    Then it is the ratio of the page of reserves
