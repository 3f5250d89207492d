Feature: Money moves within the exchange
  Scenario: Money for a bot lies on an account of its own, and comes back
    Given Ada has opened an account
    And Ada has opened the sub-account "Grid bot"
    When Ada transfers 40 USDT to the sub-account
    Then 9960 USDT are left on her account
    When Ada transfers 15 USDT back from the sub-account
    Then 9975 USDT are left on her account
    And she reads that 25 USDT can come back
    When Ada tries to transfer 25.01 USDT back from the sub-account
    Then she is told that there is not so much
    And 9975 USDT are left on her account

  @core
  Scenario: A transfer whose answer is lost is looked up and not sent again
    Given Ada has opened an account
    And Ada has opened the sub-account "Grid bot"
    When Ada transfers 40 USDT to the sub-account and the answer is lost
    Then 9960 USDT are left on her account

  Scenario: Coins are converted at the price that was promised, once
    Given Ada has opened an account
    And Ada is quoted what 500 USDT are in BTC
    When Ada takes the quote twice
    Then she has exactly what was promised
    And 9500 USDT are left on her account

  @core
  Scenario: A promise that is over is not kept, and nothing is taken
    Given Ada has opened an account
    And Ada is quoted what 500 USDT are in BTC
    When Ada thinks about it for 11 seconds and takes the quote
    Then she is told that the quote is over
    And 10000 USDT are left on her account

  @core
  Scenario: What contracts stand on is not converted into what counts nothing
    Given Ada has opened an account
    And Ada no longer uses BTC as collateral
    And Ada looks at the contract BTC-PERP
    And Ada holds 0.5 BTC in contracts
    And Ada is quoted what 9900 USDT are in BTC
    When Ada thinks about it for 1 seconds and takes the quote
    Then she is told that there is not so much
    And 9990.99925 USDT are left on her account

  @core
  Scenario: As much is converted as is offered while contracts stand on what is received as well
    Given Ada has opened an account
    And Ada looks at the contract BTC-PERP
    And Ada wants 2 times leverage
    And Ada holds 0.5 BTC in contracts
    When Ada converts all the USDT that are offered into BTC
    Then she has exactly what was promised
    When Ada tries to convert 1000 USDT more into BTC
    Then she is told that there is not so much
